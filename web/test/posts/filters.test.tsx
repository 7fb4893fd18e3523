import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { FiltersPanel } from '../../src/features/posts/filters/FiltersPanel';
import { en as words } from '../../src/features/posts/filters/messages.en';
import { he as hebrew } from '../../src/features/posts/filters/messages.he';
import { en as common } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { button, field, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const stored = {
  id: 'f1',
  title: 'Spoilers',
  action: 'HIDE',
  contexts: ['HOME', 'LISTS'],
  terms: [
    { id: 't1', kind: 'PHRASE', term: 'final episode', isWhole: true },
    { id: 't2', kind: 'TAG', term: 'pond', isWhole: false },
  ],
  endsAt: null,
  exceptFollowing: true,
};
const everywhere = ['HOME', 'LISTS', 'THREADS', 'PROFILES', 'NOTIFICATIONS'];

async function openList(filters: object[] = [], at = '/profile') {
  api.answer('Filters', { viewer: { filters } });
  return renderPage(<FiltersPanel />, { viewer: {}, at });
}

async function openNew() {
  const page = await openList();
  await page.user.click(await screen.findByRole('button', { name: words.add }));
  await findDialog(words.addTitle);
  return page;
}

describe('the list of filters', () => {
  test('says what each one does', async () => {
    await openList([stored]);

    const row = await screen.findByText('Spoilers');

    const list = screen.getByRole('list', { name: words.list });
    expect(row).toBeVisible();
    expect(list).toHaveTextContent('final episode');
    expect(list).toHaveTextContent('#pond');
    expect(list).toHaveTextContent(words.exceptFollowingShort);
  });

  test('says that there are none', async () => {
    await openList();

    expect(await screen.findByRole('heading', { name: words.emptyTitle })).toBeVisible();
  });

  test('says that it could not be loaded, and tries again', async () => {
    api.refuse('Filters', { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await renderPage(<FiltersPanel />, { viewer: {} });
    expect(await screen.findByText(words.loadFailed)).toBeVisible();

    api.answer('Filters', { viewer: { filters: [stored] } });
    await user.click(button(common.states.retry));

    expect(await screen.findByText('Spoilers')).toBeVisible();
  });

  test('deletes one, and can bring it back', async () => {
    api.answer('DeleteFilter', { deleteFilter: { deletedId: 'f1' } });
    const { user } = await openList([stored]);

    await user.click(await screen.findByRole('button', { name: fill(words.deleteFilter, { title: 'Spoilers' }) }));
    await user.click(await screen.findByRole('button', { name: words.undo }));

    expect(api.sent('DeleteFilter')).toEqual([{ id: 'f1' }]);
    expect(api.sent('CreateFilter')).toMatchObject([{ input: { title: 'Spoilers', action: 'HIDE' } }]);
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    await renderPage(<FiltersPanel />, { viewer: {}, language: 'he' });

    expect(await screen.findByText(hebrew.lead)).toBeVisible();
  });
});

describe('the dialog of a filter', () => {
  test('adds terms by Enter and comma, once each, and sends them', async () => {
    api.answer('CreateFilter', { createFilter: { filter: stored } });
    const { user } = await openNew();

    await user.type(field(words.terms), 'cat{Enter}#pond,Cat{Enter}');
    const terms = within(screen.getByRole('list', { name: words.terms })).getAllByRole('listitem');
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${words.BLUR}`) }));
    await user.click(screen.getByRole('checkbox', { name: words.THREADS }));
    await user.click(button(words.save));

    expect(await screen.findByText(words.saved)).toBeVisible();
    expect(terms).toHaveLength(2);
    expect(api.sent('CreateFilter')).toEqual([
      {
        input: {
          title: 'cat, #pond',
          action: 'BLUR',
          contexts: everywhere.filter((each) => each !== 'THREADS'),
          endsAt: null,
          exceptFollowing: false,
          terms: [
            { term: 'cat', isWhole: null },
            { term: '#pond', isWhole: null },
          ],
        },
      },
    ]);
  });

  test('takes back the last term by Backspace, and removes one by its button', async () => {
    const { user } = await openNew();
    await user.type(field(words.terms), 'cat{Enter}dog{Enter}');

    await user.click(button(fill(words.removeTerm, { term: 'cat' })));
    expect(field(words.terms)).toHaveFocus();
    await user.keyboard('{Backspace}');

    expect(field(words.terms)).toHaveValue('dog');
    expect(screen.queryByRole('list', { name: words.terms })).not.toBeInTheDocument();
  });

  test('also takes a term that Enter did not add', async () => {
    const { user } = await openNew();

    await user.type(field(words.terms), 'cat');
    await user.click(button(words.save));

    await screen.findByText(words.saved);
    expect(api.sent('CreateFilter')).toMatchObject([{ input: { terms: [{ term: 'cat' }] } }]);
  });

  test('wants a term, a place and a day in the future', async () => {
    const { user } = await openNew();
    for (const each of [words.HOME, words.LISTS, words.THREADS, words.PROFILES, words.NOTIFICATIONS])
      await user.click(screen.getByRole('checkbox', { name: each }));
    await user.selectOptions(field(words.end), words.endDate);

    await user.click(button(words.save));

    expect(field(words.terms)).toHaveAccessibleDescription(expect.stringContaining(words.termsNone));
    expect(screen.getByRole('group', { name: words.contexts })).toHaveAccessibleDescription(words.contextsNone);
    expect(field(words.date)).toHaveAccessibleDescription(words.dateInvalid);
    expect(api.sent('CreateFilter')).toEqual([]);
  });

  test('refuses a term that is too long', async () => {
    const { user } = await openNew();

    await user.click(field(words.terms));
    await user.paste('x'.repeat(101));
    await user.click(button(words.save));

    expect(field(words.terms)).toHaveAccessibleDescription(expect.stringContaining('at most 100 characters'));
    expect(api.sent('CreateFilter')).toEqual([]);
  });

  test('begins with what is stored, and changes it', async () => {
    api.answer('UpdateFilter', { updateFilter: { filter: { ...stored, title: 'Series' } } });
    const { user } = await openList([stored]);
    await user.click(await screen.findByRole('button', { name: fill(words.editFilter, { title: 'Spoilers' }) }));
    const dialog = await findDialog(words.editTitle);

    await user.clear(field(words.title, dialog));
    await user.type(field(words.title, dialog), 'Series');
    api.answer('Filters', { viewer: { filters: [{ ...stored, title: 'Series' }] } });
    await user.click(button(words.save));

    expect(await screen.findByText('Series')).toBeVisible();
    expect(api.sent('UpdateFilter')).toMatchObject([
      { id: 'f1', input: { title: 'Series', action: 'HIDE', contexts: ['HOME', 'LISTS'], exceptFollowing: true } },
    ]);
  });

  test('stays open with what was typed where it could not be saved', async () => {
    api.refuse('CreateFilter', { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await openNew();
    await user.type(field(words.terms), 'cat');

    await user.click(button(words.save));

    expect(await screen.findByText(words.saveFailed)).toBeVisible();
    expect(field(words.terms)).toHaveValue('cat');
  });

  test('opens with the term of the address', async () => {
    await openList([], '/profile?section=filters&add=%23pond');

    const dialog = await findDialog(words.addTitle);

    expect(within(dialog).getByRole('list', { name: words.terms })).toHaveTextContent('#pond');
  });
});
