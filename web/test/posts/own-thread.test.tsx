import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { HashtagTimeline } from '../../src/features/timelines/hashtags/HashtagTimeline';
import { en } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { fill } from '../support/fields';
import { renderPage } from '../support/render';

const quack = { id: 'q2', content: 'Second of three', isReply: true, visibility: 'PUBLIC' };

async function listed(ownThread: object | null, language: 'en' | 'he' = 'en') {
  const edges = [{ cursor: 'q2', node: { ...quack, ownThread } }];
  api.answer('HashtagPosts', { hashtag: { tag: 'pond', name: 'pond', posts: { edges } } });
  const page = await renderPage(<HashtagTimeline tag="pond" isReturn={false} />, { language });
  await screen.findByRole('article');
  return page;
}

describe('a quack of a thread in a list', () => {
  test('says which part it is, and leads to the thread', async () => {
    await listed({ position: 2, length: 3 });

    const link = screen.getByRole('link', { name: fill(en.posts.showThread, { position: 2, length: 3 }) });
    expect(link).toHaveAttribute('href', '/post/q2');
  });

  test('says so in Hebrew', async () => {
    await listed({ position: 2, length: 3 }, 'he');

    expect(screen.getByRole('link', { name: 'הצגת השרשור · 2 מתוך 3' })).toBeVisible();
  });

  test('has no such link by itself', async () => {
    await listed(null);

    expect(screen.queryByText(/^Show thread/)).toBeNull();
  });
});
