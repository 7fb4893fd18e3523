import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { EditHistoryDialog } from '../../src/features/posts/edits/EditHistoryDialog';
import { en as words } from '../../src/features/posts/edits/messages.en';
import { he as hebrew } from '../../src/features/posts/edits/messages.he';
import { HashtagTimeline } from '../../src/features/timelines/hashtags/HashtagTimeline';
import { en as common } from '../../src/i18n/en/catalog';
import type { Language } from '../../src/i18n/languages';
import { api } from '../support/api';
import { button, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const first = {
  id: 'e1',
  content: 'Two herons',
  contentWarning: null,
  nodCount: 3,
  createdAt: '2026-01-01T10:00:00.000Z',
};
const second = { ...first, id: 'e2', content: 'Three herons', nodCount: 0, createdAt: '2026-01-02T10:00:00.000Z' };
const quack = { id: 'q1', content: 'Three swans', contentWarning: null, editedAt: '2026-01-03T10:00:00.000Z' };
const lastPage = { hasNextPage: false, endCursor: null };

function toPost(edits: (typeof first)[], change: object = {}, pageInfo: object = lastPage) {
  const edges = edits.map((node) => ({ cursor: node.id, node }));
  return { post: { ...quack, ...change, edits: { edges, pageInfo } } };
}

async function openHistory(language: Language = 'en') {
  const page = await renderPage(<EditHistoryDialog postId="q1" onClose={() => undefined} />, { viewer: {}, language });
  return { ...page, dialog: await findDialog(language === 'en' ? words.title : hebrew.title) };
}

const versions = () => screen.getAllByRole('listitem');

describe('the edit history of a quack', () => {
  test('begins with what it says now, and ends with what was published', async () => {
    api.answer('PostEdits', toPost([second, first]));

    await openHistory();

    const [now, edited, published] = await screen.findAllByRole('listitem');
    expect(now).toHaveTextContent(/^Now, since .*January 3/);
    expect(edited).toHaveTextContent(/^Edited on .*January 2/);
    expect(published).toHaveTextContent(/^Published on .*January 1/);
    expect(published).toHaveTextContent('Two herons');
  });

  test('marks what each edit removed and added, also for screen readers', async () => {
    api.answer('PostEdits', toPost([second, first]));

    await openHistory();

    const [now, edited, published] = await screen.findAllByRole('listitem');
    expect(within(now!).getByRole('deletion')).toHaveTextContent(`${words.removed} herons`);
    expect(within(now!).getByRole('insertion')).toHaveTextContent(`${words.added} swans`);
    expect(within(edited!).getByRole('insertion')).toHaveTextContent('Three');
    expect(within(published!).queryByRole('insertion')).not.toBeInTheDocument();
  });

  test('says how many had nodded before an edit, and nothing where no one had', async () => {
    api.answer('PostEdits', toPost([second, first]));

    await openHistory();

    const [now, edited, published] = await screen.findAllByRole('listitem');
    expect(published).toHaveTextContent('3 nods before the next edit');
    expect(edited).not.toHaveTextContent('before the next edit');
    expect(now).not.toHaveTextContent('before the next edit');
  });

  test('shows a warning that an edit added', async () => {
    api.answer('PostEdits', toPost([first], { content: 'Two herons', contentWarning: 'Birds' }));

    await openHistory();

    const [now, published] = await screen.findAllByRole('listitem');
    expect(now).toHaveTextContent(`${words.warning}${words.added} Birds`);
    expect(published).not.toHaveTextContent(words.warning.trim());
  });

  test('shows earlier versions on demand, and no version without what was changed in it', async () => {
    api.answer('PostEdits', ({ after }: { after?: string }) =>
      Promise.resolve(after === 'e2' ? toPost([first]) : toPost([second], {}, { hasNextPage: true, endCursor: 'e2' })),
    );
    const { user } = await openHistory();
    await screen.findByText(/^Now/);
    expect(versions()).toHaveLength(1);

    await user.click(button(words.more));

    expect(await screen.findByText(/^Published on/)).toBeVisible();
    expect(versions()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: words.more })).not.toBeInTheDocument();
  });

  test('says that it could not be loaded, and tries again', async () => {
    api.fail('PostEdits');
    const { user } = await openHistory();
    expect(await screen.findByText(common.errors.network)).toBeVisible();

    api.answer('PostEdits', toPost([first]));
    await user.click(button(common.states.retry));

    expect(await screen.findByText(/^Published on/)).toBeVisible();
  });

  test('says that the quack is gone', async () => {
    api.answer('PostEdits', { post: null });

    await openHistory();

    expect(await screen.findByText(words.gone)).toBeVisible();
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    api.answer('PostEdits', toPost([first]));

    await openHistory('he');

    const [now] = await screen.findAllByRole('listitem');
    expect(within(now!).getAllByRole('insertion')[0]).toHaveTextContent(hebrew.added);
  });
});

describe('the mark of an edited quack', () => {
  const author = { id: 'max', handle: 'max', displayName: 'Max' };

  async function openList(editedAfterNods: number | null) {
    const unlessPlain = { id: quack.id, editedAt: quack.editedAt, editedAfterNods };
    const node = { visibility: 'PUBLIC', author, ...quack, unlessPlain };
    api.answer('HashtagPosts', { hashtag: { tag: 'pond', name: 'pond', posts: { edges: [{ cursor: 'q1', node }] } } });
    const page = await renderPage(<HashtagTimeline tag="pond" isReturn={false} />);
    await screen.findByRole('article');
    return page;
  }

  test('opens the history, from which Escape leads back to it', async () => {
    api.answer('PostEdits', toPost([first]));
    const { user } = await openList(null);

    await user.click(await screen.findByRole('button', { name: common.posts.edited }));
    await findDialog(words.title);
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button(common.posts.edited)).toHaveFocus();
  });

  test('says after how many nods it was edited', async () => {
    await openList(1);

    expect(await screen.findByRole('button', { name: fill(words.afterNods.one, { count: 1 }) })).toBeVisible();
  });
});
