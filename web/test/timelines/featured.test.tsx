import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { UserTimeline } from '../../src/features/timelines/user/UserTimeline';
import { userTabs } from '../../src/features/timelines/user/user-tabs';
import { api, TIME } from '../support/api';
import { renderPage } from '../support/render';

const author = { id: 'max', handle: 'max', displayName: 'Max' };
const post = (id: string) => ({ id, content: `Quack ${id}`, createdAt: TIME, author });

async function open(newest: readonly string[], featured: readonly string[]) {
  const edges = newest.map((id) => ({ cursor: id, node: post(id) }));
  api.answer('UserPosts', { user: { ...author, posts: { edges } } });
  api.answer('FeaturedPosts', { user: { ...author, featuredPosts: featured.map(post) } });
  await renderPage(<UserTimeline tab={userTabs[0]!} handle="max" name="Max" isSelf={false} hasFeatured />, {
    viewer: {},
  });
}

test('a featured quack that is also the newest is not shown right below itself', async () => {
  await open(['p2', 'p1'], ['p2']);

  expect(await screen.findByText('Quack p1')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Quack p2')).toHaveLength(1));
});

test('a featured quack that is older is shown in its place too', async () => {
  await open(['p2', 'p1'], ['p1']);

  await waitFor(() => expect(screen.getAllByText('Quack p1')).toHaveLength(2));
});
