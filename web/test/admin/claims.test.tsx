import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { CategoryList } from '../../src/features/admin/claims/CategoryList';
import { DefinitionEditor } from '../../src/features/admin/claims/ClaimEditor';
import { he as hebrewNames } from '../../src/features/admin/claim-names.he';
import { he as hebrewTexts } from '../../src/features/admin/claims/claim-texts.he';
import { DefinitionList } from '../../src/features/admin/claims/DefinitionList';
import { en as words } from '../../src/features/admin/claims/messages.en';
import { en as leaving } from '../../src/forms/leaving/messages.en';
import { en as common } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { button, field, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const claims = [
  { id: 'd1', value: 'posts.remove', name: 'posts.remove', isSystem: true, isActive: true, categoryId: 'c1' },
  { id: 'd2', value: 'claims.assign', name: 'claims.assign', isSystem: true, isActive: true, categoryId: 'c1' },
  { id: 'd3', value: 'pond.rake', name: 'Rake the pond', isSystem: false, isActive: true, categoryId: 'c1' },
];
const categories = [
  { id: 'c1', key: 'content', name: 'Content', isActive: true, definitionCount: 3, definitions: claims },
  { id: 'c2', key: 'claims', name: 'Claims', isActive: true, definitionCount: 0, definitions: [] },
  { id: 'c3', key: null, name: 'Our own', isActive: true, definitionCount: 0, definitions: [] },
];

const list = (of: 'claims' | 'categories') =>
  of === 'claims' ? <DefinitionList onEdit={() => undefined} /> : <CategoryList onEdit={() => undefined} />;

async function openList(of: 'claims' | 'categories', role: 'ADMIN' | 'ROOT' = 'ADMIN', language: 'en' | 'he' = 'en') {
  const viewer = { role, claims: ['claims.define'] as const };
  const page = await renderPage(list(of), { viewer, at: `/admin/claims/${of}`, language });
  await screen.findAllByRole('rowheader');
  return page;
}

const rowOf = (text: string) => screen.getAllByRole('row').find((row) => within(row).queryByText(text) !== null)!;
const switchOf = (text: string) => within(rowOf(text)).getByRole('switch');

beforeEach(() => api.answer('ClaimMatrix', { claimCategories: categories }));

describe('the switch of a claim', () => {
  test('is locked for others than root where the product asks for it', async () => {
    await openList('claims');

    expect(switchOf('pond.rake')).toBeEnabled();
    expect(switchOf('posts.remove')).toBeDisabled();
    expect(switchOf('claims.assign')).toBeDisabled();
  });

  test('is root’s to use, except where claims themselves depend on it', async () => {
    await openList('claims', 'ROOT');

    expect(switchOf('posts.remove')).toBeEnabled();
    expect(switchOf('claims.assign')).toBeDisabled();
  });

  test('asks before a claim ends, and is off once that is done', async () => {
    const claim = { ...claims[2], isActive: false };
    api.answer('UpdateClaimDefinition', { updateClaimDefinition: claim });
    const { user } = await openList('claims');
    await user.click(switchOf('pond.rake'));
    const question = await screen.findByRole('alertdialog');
    expect(api.sent('UpdateClaimDefinition')).toEqual([]);

    await user.click(button(words.deactivate, question));

    expect(await screen.findByText(words.definitionSaved)).toBeVisible();
    expect(switchOf('pond.rake')).not.toBeChecked();
    expect(api.sent('UpdateClaimDefinition')).toMatchObject([{ id: 'd3', input: { isActive: false } }]);
  });
});

describe('the switch of a category', () => {
  test('is locked for others than root where the product asks for it', async () => {
    await openList('categories');

    expect(screen.getAllByRole('switch').map((each) => each.hasAttribute('disabled'))).toEqual([true, true, false]);
  });

  test('is root’s to use, except that of the claims themselves', async () => {
    await openList('categories', 'ROOT');

    expect(screen.getAllByRole('switch').map((each) => each.hasAttribute('disabled'))).toEqual([true, false, false]);
  });
});

describe('what the product asks for', () => {
  test('is named and described in Hebrew where Hebrew is chosen', async () => {
    await openList('claims', 'ADMIN', 'he');

    const row = await screen.findByRole('row', { name: new RegExp(hebrewNames['posts.remove']) });

    expect(row).toHaveTextContent(hebrewTexts['posts.remove']);
    expect(rowOf('pond.rake')).toHaveTextContent('Rake the pond');
  });

  test('has categories in Hebrew too', async () => {
    await openList('categories', 'ADMIN', 'he');

    expect(await screen.findByText(hebrewTexts['category:content'])).toBeVisible();
  });
});

describe('the form of a claim', () => {
  test('is not closed with something in it without a question', async () => {
    let isClosed = false;
    const editor = <DefinitionEditor definition={null} categories={[]} onClose={() => (isClosed = true)} />;
    const { user } = await renderPage(editor, { viewer: { claims: ['claims.define'] } });
    const dialog = await findDialog(words.newDefinition);
    await user.type(field(words.name), 'Rake');

    await user.keyboard('{Escape}');
    await findDialog(leaving.title, 'alertdialog');
    await user.click(button(leaving.stay));
    expect(field(words.name)).toHaveValue('Rake');
    await user.click(button(common.states.cancel, dialog));
    await findDialog(leaving.title, 'alertdialog');
    await user.click(button(leaving.leave));

    expect(isClosed).toBe(true);
  });

  test('closes at once while it is empty', async () => {
    let isClosed = false;
    const editor = <DefinitionEditor definition={null} categories={[]} onClose={() => (isClosed = true)} />;
    const { user } = await renderPage(editor, { viewer: { claims: ['claims.define'] } });
    await findDialog(words.newDefinition);

    await user.keyboard('{Escape}');

    expect(isClosed).toBe(true);
    expect(screen.queryByText(fill(leaving.title, {}))).not.toBeInTheDocument();
  });
});
