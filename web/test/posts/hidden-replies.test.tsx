import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { HiddenReplies } from '../../src/features/posts/reply-control/HiddenReplies';
import { en as words } from '../../src/features/posts/reply-control/messages.en';
import { api } from '../support/api';
import { button } from '../support/fields';
import { renderPage } from '../support/render';

test('hidden replies that are not on the first page come on demand, below the others', async () => {
  const reply = (id: string) => ({
    cursor: id,
    node: {
      id,
      content: `Reply ${id}`,
      visibility: 'PUBLIC',
      author: { id: 'max', handle: 'max', displayName: 'Max' },
    },
  });
  const page = (id: string, hasNextPage: boolean) => ({
    post: { id: 'q1', hiddenReplies: { edges: [reply(id)], pageInfo: { hasNextPage, endCursor: id } } },
  });
  api.answer('HiddenReplies', ({ after }: { after?: string }) =>
    Promise.resolve(after === 'r1' ? page('r2', false) : page('r1', true)),
  );
  const { user } = await renderPage(<HiddenReplies postId="q1" count={2} />, { viewer: {} });
  await user.click(button(words.show));
  await screen.findByText('Reply r1');

  await user.click(button(words.more));

  expect(await screen.findByText('Reply r2')).toBeVisible();
  expect(screen.getByText('Reply r1')).toBeVisible();
  expect(screen.queryByRole('button', { name: words.more })).not.toBeInTheDocument();
});
