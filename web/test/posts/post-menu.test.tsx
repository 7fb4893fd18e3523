import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { RelationshipHost } from '../../src/features/people/RelationshipHost';
import { en as relations } from '../../src/features/people/relationships/messages.en';
import { en as menu } from '../../src/features/posts/card/menu-messages.en';
import { drafts } from '../../src/features/posts/drafts/drafts';
import { HashtagTimeline } from '../../src/features/timelines/hashtags/HashtagTimeline';
import { en as common } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { button, fill, findDialog } from '../support/fields';
import { type GivenViewer, renderPage } from '../support/render';

const words = common.posts;
const max = { id: 'max', handle: 'max', displayName: 'Max', viewerFollowState: 'NONE' };
const quack = { id: 'q1', content: 'Hello pond', visibility: 'PUBLIC', author: max };
const own = {
  ...quack,
  unlessPlain: { id: 'q1', viewerCanEdit: true },
  author: { id: 'viewer', handle: 'ada', displayName: 'Ada Pond' },
};

async function openList(post: object, viewer?: GivenViewer) {
  const edges = [{ cursor: 'q1', node: post }];
  api.answer('HashtagPosts', { hashtag: { tag: 'pond', name: 'pond', posts: { edges } } });
  const page = await renderPage(
    <>
      <HashtagTimeline tag="pond" isReturn={false} />
      <RelationshipHost />
    </>,
    viewer ? { viewer } : {},
  );
  await screen.findByRole('article');
  return page;
}

async function openMenu(post: object, viewer?: GivenViewer) {
  const page = await openList(post, viewer);
  await page.user.click(button(words.more));
  await screen.findByRole('menu');
  return page;
}

const labels = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('the menu of a quack', () => {
  test('offers its author to edit and delete it', async () => {
    await openMenu(own, {});

    expect(labels()).toEqual(expect.arrayContaining([words.edit, words.delete]));
    expect(labels()).not.toContain(relations.reportQuack);
  });

  test('offers others to follow, mute, block and report', async () => {
    await openMenu(quack, {});

    const about = { handle: 'max' };
    const offered = [menu.follow, relations.mute, relations.block].map((each) => fill(each, about));
    expect(labels()).toEqual(expect.arrayContaining([...offered, relations.reportQuack]));
    expect(labels()).not.toContain(words.edit);
    expect(labels()).not.toContain(words.remove);
  });

  test('offers staff to remove it', async () => {
    await openMenu(quack, { claims: ['posts.remove'] });

    expect(labels()).toContain(words.remove);
  });

  test('offers a visitor the link, the profile and a report', async () => {
    await openMenu(quack);

    expect(labels()).toEqual([words.copyLink, menu.copyText, menu.openProfile, relations.reportQuack]);
  });

  test('moves by arrow keys, Home, End and the first letter', async () => {
    const { user } = await openMenu(quack);
    const items = screen.getAllByRole('menuitem');
    expect(items[0]).toHaveFocus();

    await user.keyboard('{ArrowDown}');
    expect(items[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(items.at(-1)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(items[0]).toHaveFocus();
    await user.keyboard('o');
    expect(screen.getByRole('menuitem', { name: menu.openProfile })).toHaveFocus();
    await user.keyboard('{End}');

    expect(items.at(-1)).toHaveFocus();
  });

  test('closes on Escape, and gives the focus back to its button', async () => {
    const { user } = await openMenu(quack);

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button(words.more)).toHaveFocus();
  });

  test('opens by an arrow key on its button', async () => {
    const { user } = await openList(quack);
    button(words.more).focus();

    await user.keyboard('{ArrowDown}');

    expect(await screen.findByRole('menu', { name: words.more })).toBeVisible();
  });

  test('copies the words', async () => {
    const { user } = await openMenu(quack);

    await user.click(screen.getByRole('menuitem', { name: menu.copyText }));

    expect(await screen.findByText(menu.textCopied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Hello pond');
  });
});

describe('what the menu of a quack does', () => {
  const choose = async (user: Awaited<ReturnType<typeof openList>>['user'], name: string) =>
    user.click(await screen.findByRole('menuitem', { name }));

  test('pins it, and offers to unpin it then', async () => {
    api.answer('PinPost', { pinPost: { post: { id: 'q1', viewerHasPinned: true } } });
    const { user } = await openMenu(quack, {});

    await choose(user, `${words.pin} ${menu.onlyYou}`);
    expect(await screen.findByText(words.pinned)).toBeVisible();
    await user.click(button(words.more));

    expect(await screen.findByRole('menuitem', { name: `${words.unpin} ${menu.onlyYou}` })).toBeVisible();
    expect(api.sent('PinPost')).toEqual([{ id: 'q1' }]);
  });

  test('follows its author, and offers to unfollow them then', async () => {
    for (const query of ['Relationship', 'PersonCard']) api.answer(query, { user: max });
    api.answer('FollowUser', { followUser: { user: { ...max, viewerFollowState: 'FOLLOWING' } } });
    const { user } = await openMenu(quack, {});

    await choose(user, fill(menu.follow, { handle: 'max' }));
    expect(await screen.findByText(common.follows.followed)).toBeVisible();
    await user.click(button(words.more));

    expect(await screen.findByRole('menuitem', { name: fill(menu.unfollow, { handle: 'max' }) })).toBeVisible();
  });

  test('begins a whisper with its address', async () => {
    const { user } = await openMenu(quack, {});

    await choose(user, menu.whisper);

    await waitFor(() => expect(location.pathname).toBe('/whispers/new'));
    expect(drafts.read('viewer:whisper:new')?.content).toBe(`${location.origin}/post/q1`);
    await drafts.forget('viewer:whisper:new');
  });
});

describe('the nod of a quack', () => {
  const nod = () => screen.getByRole('button', { name: /^\d nods?$/ });

  test('is given at once, and counted', async () => {
    const release = api.hold('NodPost', { nodPost: { post: { id: 'q1', nodCount: 3, viewerHasNodded: true } } });
    const { user } = await openList({ ...quack, nodCount: 2 }, {});

    await user.click(nod());

    await waitFor(() => expect(nod()).toHaveAttribute('aria-pressed', 'true'));
    expect(nod()).toHaveAccessibleName('3 nods');
    release();
    expect(await screen.findByText(common.nods.given)).toBeVisible();
  });

  test('is taken back where the server refuses it, which is said', async () => {
    api.refuse('NodPost', { code: 'NOT_FOUND', message: 'Post not found' });
    const { user } = await openList({ ...quack, nodCount: 2 }, {});

    await user.click(nod());

    expect(await screen.findByText('Post not found')).toBeVisible();
    await waitFor(() => expect(nod()).toHaveAttribute('aria-pressed', 'false'));
    expect(nod()).toHaveAccessibleName('2 nods');
  });
});

describe('the question whether to delete a quack', () => {
  async function ask() {
    const page = await openMenu(own, {});
    await page.user.click(screen.getByRole('menuitem', { name: words.delete }));
    return { ...page, dialog: await findDialog(words.deleteTitle, 'alertdialog') };
  }

  test('begins at Cancel, and deletes once it is confirmed', async () => {
    api.answer('DeletePost', { deletePost: { deletedId: 'q1' } });
    const { user, dialog } = await ask();
    expect(button(common.states.cancel, dialog)).toHaveFocus();

    await user.click(button(words.delete, dialog));

    expect(await screen.findByText(words.deleted)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(api.sent('DeletePost')).toHaveLength(1);
  });

  test('keeps the quack on Escape', async () => {
    const { user } = await ask();

    await user.keyboard('{Escape}');

    expect(screen.getByRole('article')).toBeVisible();
    expect(button(words.more)).toHaveFocus();
    expect(api.sent('DeletePost')).toEqual([]);
  });

  test('says that it failed, and keeps the quack', async () => {
    api.fail('DeletePost');
    const { user, dialog } = await ask();

    await user.click(button(words.delete, dialog));

    expect(await screen.findByText(common.errors.network)).toBeVisible();
    expect(screen.getByRole('article')).toBeVisible();
  });
});

describe('a list of quacks', () => {
  test('says that it could not be loaded, and tries again', async () => {
    api.refuse('HashtagPosts', { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await renderPage(<HashtagTimeline tag="pond" isReturn={false} />);
    const retry = await screen.findByRole('button', { name: common.states.retry });

    api.answer('HashtagPosts', { hashtag: { tag: 'pond', posts: { edges: [{ cursor: 'q1', node: quack }] } } });
    await user.click(retry);

    expect(await screen.findByRole('article', { name: 'Max: Hello pond' })).toBeVisible();
  });

  test('says where it ends', async () => {
    await openList(quack);

    expect(screen.getByText(common.states.endOfFew)).toBeVisible();
  });

  test('folds a quack with a warning until someone wants to see it', async () => {
    const { user } = await openList({ ...quack, contentWarning: 'Ducks' });
    expect(screen.getByText('Ducks')).toBeVisible();
    expect(screen.queryByText('Hello pond')).not.toBeInTheDocument();

    await user.click(button(words.showWarned));

    expect(screen.getByText('Hello pond')).toBeVisible();
  });
});
