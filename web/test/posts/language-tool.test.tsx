import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { EditDialog } from '../../src/features/posts/composer/EditDialog';
import { en as composer } from '../../src/features/posts/composer/messages.en';
import { QuackComposer } from '../../src/features/posts/composer/QuackComposer';
import { drafts } from '../../src/features/posts/drafts/drafts';
import { en as words } from '../../src/features/posts/language/messages.en';
import { he as hebrew } from '../../src/features/posts/language/messages.he';
import { api } from '../support/api';
import { button, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const field = () => screen.findByRole('textbox', { name: composer.field });
const tool = (language: string, code: string) =>
  screen.findByRole('button', { name: fill(words.tool, { language, code }) });
const unknownTool = () => screen.findByRole('button', { name: words.unknownTool });
const choice = (name: string | RegExp) => screen.findByRole('menuitemradio', { name });
const inputOf = (operation: string) => api.sent(operation).at(-1)?.input;

async function openComposer(language: 'en' | 'he' = 'en') {
  let revision = 0;
  api.answer('SaveDraft', async ({ id }) => ({ saveDraft: { id, revision: (revision += 1) } }));
  return renderPage(<QuackComposer />, { viewer: { preferences: { contentLanguages: ['fr'] } }, language });
}

afterEach(() => drafts.forget('viewer:new'));

describe('the language of a quack that is being written', () => {
  test('follows from its words, and is published with them', async () => {
    const { user } = await openComposer();
    expect(await unknownTool()).toBeVisible();

    await user.type(await field(), 'Heute ist es sehr warm am See');
    await tool('German', 'DE');
    await user.clear(await field());
    await user.type(await field(), 'Il fait très chaud au bord du lac');
    await tool('French', 'FR');
    await user.click(button(composer.publish));

    await screen.findByText(composer.published);
    expect(inputOf('CreatePost')).toMatchObject({ content: 'Il fait très chaud au bord du lac', language: 'fr' });
  });

  test('stays as it was chosen, until it shall be detected again', async () => {
    const { user } = await openComposer();
    await user.type(await field(), 'Heute ist es sehr warm');
    await user.click(await tool('German', 'DE'));
    await user.click(await choice('Dutch'));
    await user.type(await field(), ' am See, und morgen wird es noch viel heller');

    await user.click(await tool('Dutch', 'NL'));
    expect(await choice('Dutch')).toBeChecked();
    await user.click(await choice(new RegExp(`^${words.recognize}`)));

    expect(await tool('German', 'DE')).toBeVisible();
  });

  test('is offered first where its author reads it', async () => {
    const { user } = await openComposer();
    await user.click(await unknownTool());

    const names = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);

    expect(names.slice(1, 3)).toEqual(['English', 'French']);
    expect(names).toContain('Swahili');
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    await openComposer('he');

    expect(await screen.findByRole('button', { name: hebrew.unknownTool })).toBeVisible();
  });
});

describe('the language of a quack that is edited', () => {
  const post = {
    ...{ id: 'q1', content: 'Good morning', language: 'en', contentWarning: null, isMarkedSensitive: false },
    ...{ isMarkedByStaff: false, media: [], ownPlace: null, visibility: 'PUBLIC' as const },
  };

  test('is what was said, and can be corrected', async () => {
    api.answer('UpdatePost', {});
    const { user } = await renderPage(<EditDialog post={post} onClose={() => undefined} />, { viewer: {} });
    const dialog = await findDialog(composer.editTitle);

    await user.click(await tool('English', 'EN'));
    await user.click(await choice('Dutch'));
    await user.click(button(composer.save, dialog));

    await screen.findByText(composer.updated);
    expect(inputOf('UpdatePost')).toMatchObject({ content: 'Good morning', language: 'nl' });
  });
});
