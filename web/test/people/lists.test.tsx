import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { FollowHashtagButton } from '../../src/features/people/lists/FollowHashtagButton';
import { en as words } from '../../src/features/people/lists/messages.en';
import { he as hebrew } from '../../src/features/people/lists/messages.he';
import { relationshipDialog } from '../../src/features/people/relationships/relationship-dialog';
import { RelationshipHost } from '../../src/features/people/RelationshipHost';
import { ListPage } from '../../src/routes/list';
import { ListsPage } from '../../src/routes/lists';
import { en as common } from '../../src/i18n/en/catalog';
import type { Language } from '../../src/i18n/languages';
import { api } from '../support/api';
import { button, field, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const bea = { id: 'bea', handle: 'bea', displayName: 'Bea Reed' };
const list = {
  id: 'l1',
  title: 'Herons',
  isExclusive: false,
  replies: 'LIST',
  memberCount: 1,
  hashtags: [] as string[],
  phrases: [] as string[],
};
const other = { ...list, id: 'l2', title: 'Swans', memberCount: 2, hashtags: ['pond'], isExclusive: true };

describe('the dialog of the lists with someone', () => {
  function Opener() {
    return (
      <>
        <button onClick={() => relationshipDialog.open('lists', bea)}>Open it</button>
        <RelationshipHost />
      </>
    );
  }

  function answerLists(lists: object[], viewerListIds: string[] = []) {
    api.answer('ListsWith', { user: { id: 'bea', viewerListIds }, viewer: { lists } });
  }

  async function openDialog(language: Language = 'en') {
    const page = await renderPage(<Opener />, { viewer: {}, language });
    await page.user.click(button('Open it'));
    return { ...page, dialog: await findDialog(/@bea/) };
  }

  afterEach(() => relationshipDialog.close());

  test('says in which lists someone is', async () => {
    answerLists([list, other], ['l2']);

    await openDialog();

    expect(await screen.findByRole('checkbox', { name: 'Swans' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Herons' })).not.toBeChecked();
  });

  test('adds and removes at once', async () => {
    answerLists([list, other], ['l2']);
    const { user } = await openDialog();

    await user.click(await screen.findByRole('checkbox', { name: 'Herons' }));
    await user.click(screen.getByRole('checkbox', { name: 'Swans' }));

    expect(screen.getByRole('checkbox', { name: 'Herons' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Swans' })).not.toBeChecked();
    expect(api.sent('AddToList')).toEqual([{ id: 'l1', member: { userId: 'bea' } }]);
    expect(api.sent('RemoveFromList')).toEqual([{ id: 'l2', member: { userId: 'bea' } }]);
  });

  test('takes a change back that failed, and says so', async () => {
    answerLists([list]);
    api.refuse('AddToList', { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await openDialog();

    await user.click(await screen.findByRole('checkbox', { name: 'Herons' }));

    expect(await screen.findByText(words.addFailed)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Herons' })).not.toBeChecked());
  });

  test('makes the first list, with the person in it', async () => {
    answerLists([]);
    api.answer('CreateList', { createList: { list: { ...list, memberCount: 0 } } });
    const { user, dialog } = await openDialog();
    expect(await within(dialog).findByText(words.noneYet)).toBeVisible();
    const name = await within(dialog).findByRole('textbox', { name: words.newList });
    expect(button(words.add, dialog)).toBeDisabled();
    answerLists([list], ['l1']);

    await user.type(name, 'Herons{Enter}');

    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Herons' })).toBeChecked());
    await waitFor(() => expect(name).toHaveValue(''));
    expect(api.sent('CreateList')).toEqual([{ input: { title: 'Herons' } }]);
    expect(api.sent('AddToList')).toEqual([{ id: 'l1', member: { userId: 'bea' } }]);
  });

  test('keeps the name of a list that could not be made', async () => {
    answerLists([]);
    api.fail('CreateList');
    const { user, dialog } = await openDialog();
    const name = await within(dialog).findByRole('textbox', { name: words.newList });

    await user.type(name, 'Herons{Enter}');

    expect(await screen.findByText(common.errors.network)).toBeVisible();
    expect(name).toHaveValue('Herons');
    expect(api.sent('AddToList')).toEqual([]);
  });

  test('says that the lists could not be loaded, and tries again', async () => {
    api.fail('ListsWith');
    const { user, dialog } = await openDialog();
    const retry = await within(dialog).findByRole('button', { name: common.states.retry });

    answerLists([list]);
    await user.click(retry);

    expect(await screen.findByRole('checkbox', { name: 'Herons' })).toBeVisible();
  });

  test('closes by its button, and gives the focus back', async () => {
    answerLists([list]);
    const { user, dialog } = await openDialog();

    await user.click(button(words.done, dialog));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Open it')).toHaveFocus();
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    answerLists([]);

    const { dialog } = await openDialog('he');

    expect(await within(dialog).findByText(hebrew.noneYet)).toBeVisible();
    expect(button(hebrew.done, dialog)).toBeVisible();
  });
});

describe('the page of all lists', () => {
  const followed = [{ tag: 'birds', name: 'Birds' }];

  async function openLists(lists: object[] = [list, other], followedHashtags: object[] = followed) {
    api.answer('ManagedLists', { viewer: { lists, followedHashtags } });
    const page = await renderPage(<ListsPage />, { viewer: {}, at: '/lists', path: '/lists' });
    await screen.findByRole('heading', { name: words.followed });
    return page;
  }

  test('says how much each holds, and leads to it', async () => {
    await openLists();

    const link = screen.getByRole('link', { name: /Swans/ });

    expect(link).toHaveTextContent('2 people · 1 hashtag');
    expect(link).toHaveTextContent(words.notAtHome);
    expect(link).toHaveAttribute('href', '/lists/l2');
  });

  test('says that there is none, and makes one', async () => {
    api.answer('CreateList', { createList: { list } });
    const { user } = await openLists([]);
    expect(screen.getByRole('heading', { name: words.empty })).toBeVisible();
    expect(button(words.create)).toBeDisabled();

    await user.type(field(words.newList), 'Herons{Enter}');

    expect(await screen.findByText(fill(words.created, { title: 'Herons' }))).toBeVisible();
    expect(await screen.findByRole('link', { name: /Herons/ })).toBeVisible();
    expect(field(words.newList)).toHaveValue('');
  });

  test('puts lists in another order by the keyboard, and says where one is now', async () => {
    const { user } = await openLists();
    await user.click(button(words.reorder));

    button(fill(words.move, { name: 'Herons' })).focus();
    await user.keyboard('{ArrowDown}');

    expect(await screen.findByText(fill(words.moved, { name: 'Herons', position: 2, count: 2 }))).toHaveRole('status');
    expect(api.sent('UpdateList')).toEqual([{ id: 'l1', input: { position: 1 } }]);
  });

  test('lists the hashtags that someone follows, lets one go, and takes it back by Undo', async () => {
    const hashtag = { tag: 'birds', viewerIsFollowing: false };
    api.answer('UnfollowHashtag', { unfollowHashtag: { hashtag, followedHashtags: [] } });
    api.answer('FollowHashtag', {
      followHashtag: { hashtag: { ...hashtag, viewerIsFollowing: true }, followedHashtags: followed },
    });
    const { user } = await openLists();
    expect(screen.getByRole('link', { name: '#Birds' })).toHaveAttribute('href', '/hashtag/Birds');

    await user.click(button(fill(words.followingTag, { tag: '#Birds' })));
    expect(await screen.findByText(fill(words.unfollowedTag, { tag: '#Birds' }))).toBeVisible();
    expect(screen.getByText(words.followedNone)).toBeVisible();
    await user.click(button(words.undo));

    expect(await screen.findByRole('link', { name: '#Birds' })).toBeVisible();
  });

  test('says that they could not be loaded, and tries again', async () => {
    api.fail('ManagedLists');
    const { user } = await renderPage(<ListsPage />, { viewer: {}, at: '/lists', path: '/lists' });
    const retry = await screen.findByRole('button', { name: common.states.retry });

    api.answer('ManagedLists', { viewer: { lists: [list], followedHashtags: [] } });
    await user.click(retry);

    expect(await screen.findByRole('link', { name: /Herons/ })).toBeVisible();
  });
});

describe('the button that follows a hashtag', () => {
  const press = async (language: Language = 'en') => {
    const page = await renderPage(<FollowHashtagButton tag="Birds" isFollowing={false} />, { viewer: {}, language });
    const say = language === 'en' ? words : hebrew;
    await page.user.click(await screen.findByRole('button', { name: fill(say.followTag, { tag: '#Birds' }) }));
  };

  test('follows it, and says so in the language of its reader', async () => {
    await press('he');

    expect(await screen.findByText(fill(hebrew.followedTag, { tag: '#Birds' }))).toBeVisible();
    expect(api.sent('FollowHashtag')).toEqual([{ tag: 'Birds' }]);
  });

  test('says that it failed', async () => {
    api.refuse('FollowHashtag', { code: 'INTERNAL_SERVER_ERROR' });

    await press();

    expect(await screen.findByText(words.followFailed)).toBeVisible();
    expect(button(fill(words.followTag, { tag: '#Birds' }))).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the page of a list', () => {
  const answerMembers = (people: (typeof bea)[]) => {
    const edges = people.map((node) => ({ cursor: node.id, node }));
    api.answer('ListMembers', { list: { id: 'l1', members: { edges, pageInfo: { hasNextPage: false } } } });
  };

  async function openList(tab: 'members' | 'settings', change: object = {}) {
    api.answer('OneList', { list: { ...list, ...change } });
    const page = await renderPage(<ListPage />, { viewer: {}, at: `/lists/l1?tab=${tab}`, path: '/lists/:id' });
    await screen.findByRole('textbox', { name: tab === 'members' ? words.addHashtag : words.name });
    return page;
  }

  beforeEach(() => answerMembers([bea]));

  test('finds a person by name, and adds them', async () => {
    api.answer('MentionSuggestions', {
      searchUsers: { edges: [{ cursor: 'c', node: { ...bea, id: 'max', handle: 'max' } }] },
    });
    const { user } = await openList('members');

    await user.type(screen.getByRole('combobox', { name: words.addPerson }), '@max');
    await screen.findByRole('option', { name: /max/ });
    await user.keyboard('{Enter}');

    expect(api.sent('AddToList')).toEqual([{ id: 'l1', member: { userId: 'max' } }]);
    expect(screen.getByRole('combobox', { name: words.addPerson })).toHaveValue('');
    expect(api.sent('MentionSuggestions').at(-1)).toMatchObject({ query: 'max' });
  });

  test('says that no one was found', async () => {
    api.answer('MentionSuggestions', { searchUsers: { edges: [] } });
    const { user } = await openList('members');

    await user.type(screen.getByRole('combobox', { name: words.addPerson }), 'nobody');

    expect(await screen.findByText(words.nobody)).toBeVisible();
  });

  test('removes a person, and takes them back by Undo', async () => {
    const { user } = await openList('members');

    await user.click(await screen.findByRole('button', { name: fill(words.removeNamed, { name: 'Bea Reed' }) }));
    expect(await screen.findByText(fill(words.removed, { name: 'Bea Reed' }))).toBeVisible();
    await user.click(button(words.undo));

    expect(api.sent('RemoveFromList')).toEqual([{ id: 'l1', member: { userId: 'bea' } }]);
    expect(api.sent('AddToList')).toEqual([{ id: 'l1', member: { userId: 'bea' } }]);
  });

  test('adds a hashtag, goes on in the field, and keeps one that could not be added', async () => {
    api.answer('AddToList', { addToList: { list: { ...list, hashtags: ['pond'] } } });
    const { user } = await openList('members');
    await user.type(field(words.addHashtag), 'pond{Enter}');
    expect(await screen.findByRole('list', { name: words.hashtags })).toHaveTextContent('#pond');
    await waitFor(() => expect(field(words.addHashtag)).toHaveValue(''));
    expect(field(words.addHashtag)).toHaveFocus();

    api.fail('AddToList');
    await user.type(field(words.addHashtag), 'reeds{Enter}');

    expect(await screen.findByText(common.errors.network)).toBeVisible();
    expect(field(words.addHashtag)).toHaveValue('reeds');
    expect(api.sent('AddToList')[0]).toEqual({ id: 'l1', member: { hashtag: 'pond' } });
  });

  test('says that phrases alone choose nothing', async () => {
    await openList('members', { memberCount: 0, phrases: ['at dusk'] });

    expect(screen.getByText(words.phrasesAlone)).toBeVisible();
  });

  test('takes another name, and keeps one that could not be saved', async () => {
    api.refuse('UpdateList', { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await openList('settings');
    expect(button(words.rename)).toBeDisabled();
    await user.clear(field(words.name));
    await user.type(field(words.name), 'Waders{Enter}');
    expect(await screen.findByText(words.saveFailed)).toBeVisible();
    expect(field(words.name)).toHaveValue('Waders');
    await waitFor(() => expect(button(words.rename)).not.toHaveAttribute('aria-busy'));

    api.answer('UpdateList', { updateList: { list: { ...list, title: 'Waders' } } });
    await user.click(button(words.rename));

    expect(await screen.findByText(words.renamed)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Waders' })).toBeVisible();
  });

  test('keeps its people out of Following, and chooses among replies, at once', async () => {
    api.answer('UpdateList', ({ input }: { input: object }) =>
      Promise.resolve({ updateList: { list: { ...list, ...input } } }),
    );
    const { user } = await openList('settings');

    await user.click(screen.getByRole('switch', { name: words.exclusive }));
    await user.click(screen.getByRole('radio', { name: words.repliesNONE }));

    expect(await screen.findByRole('radio', { name: words.repliesNONE })).toBeChecked();
    expect(api.sent('UpdateList').map(({ input }) => input)).toEqual([{ isExclusive: true }, { replies: 'NONE' }]);
  });

  test('is deleted once that is confirmed, and leads to the others', async () => {
    api.answer('DeleteList', { deleteList: { deletedId: 'l1' } });
    const { user } = await openList('settings');
    await user.click(button(words.delete));
    const question = await findDialog(fill(words.deleteTitle, { title: 'Herons' }), 'alertdialog');
    expect(button(common.states.cancel, question)).toHaveFocus();

    await user.click(button(words.delete, question));

    expect(await screen.findByText(fill(words.deleted, { title: 'Herons' }))).toBeVisible();
    expect(await screen.findByText('Went to /lists')).toBeVisible();
  });

  test('stays where deleting it failed', async () => {
    api.refuse('DeleteList', { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await openList('settings');
    await user.click(button(words.delete));

    await user.click(button(words.delete, await findDialog(/Herons/, 'alertdialog')));

    expect(await screen.findByText(words.deleteFailed)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(field(words.name)).toHaveValue('Herons');
  });

  test('that is gone says so, and leads to the others', async () => {
    api.answer('OneList', { list: null });

    await renderPage(<ListPage />, { viewer: {}, at: '/lists/l1', path: '/lists/:id' });

    expect(await screen.findByText(words.goneText)).toBeVisible();
    expect(screen.getByRole('link', { name: words.toLists })).toHaveAttribute('href', '/lists');
  });
});
