import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { PeopleDialog } from '../../src/features/people/profiles/PeopleDialog';
import { en as common } from '../../src/i18n/en/catalog';
import { he as hebrew } from '../../src/i18n/he/catalog';
import type { Language } from '../../src/i18n/languages';
import { api } from '../support/api';
import { renderPage } from '../support/render';

const NAMES = ['Bea Reed', ...Array.from({ length: 7 }, (_, each) => `Tern ${each}`)];

/** Finds by name, as the server does. */
function answerFollowers(names: readonly string[] = NAMES) {
  api.answer('Followers', ({ query = '' }: { query?: string }) => {
    const found = names.filter((name) => name.toLowerCase().includes(query));
    const edges = found.map((name) => ({ cursor: name, node: { id: name, handle: name, displayName: name } }));
    return Promise.resolve({ user: { id: 'ada', followers: { edges, pageInfo: { hasNextPage: false } } } });
  });
}

async function openFollowers(language: Language = 'en') {
  const page = await renderPage(<PeopleDialog handle="ada" name="Ada Pond" />, {
    viewer: {},
    at: '/user/ada?list=followers',
    language,
  });
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('listitem');
  return { ...page, dialog };
}

const search = (words = common) => screen.getByRole('searchbox', { name: words.profiles.filterPeople });
const rows = () => screen.queryAllByRole('listitem');

describe('the list of followers', () => {
  test('of few has no search', async () => {
    answerFollowers(NAMES.slice(0, 7));

    await openFollowers();

    expect(rows()).toHaveLength(7);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('is searched by name, and whole again without', async () => {
    answerFollowers();
    const { user } = await openFollowers();
    expect(rows()).toHaveLength(8);

    await user.type(search(), 'reed');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent('Bea Reed');
    await user.clear(search());

    await waitFor(() => expect(rows()).toHaveLength(8));
    expect(search()).toHaveFocus();
  });

  test('says that no one is called so, in the language of its reader', async () => {
    answerFollowers();
    const { user, dialog } = await openFollowers('he');

    await user.type(search(hebrew as never), 'no one is called so');

    expect(await within(dialog).findByText(hebrew.profiles.noMatches)).toHaveRole('status');
    expect(search(hebrew as never)).toHaveValue('no one is called so');
  });
});
