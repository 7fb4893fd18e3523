import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { useRef, useState } from 'react';
import { ComposerField } from '../../src/features/posts/composer/ComposerField';
import { HashtagPage } from '../../src/routes/hashtag';
import { api } from '../support/api';
import { renderPage } from '../support/render';

const dogs = { __typename: 'Hashtag', tag: 'dogsofmallard', name: 'DogsOfMallard', postCount: 3 };
const cats = { __typename: 'Hashtag', tag: 'catsofmallard', name: 'catsofmallard', postCount: 2 };

function Field() {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const measure = { entities: [], overflowAt: null } as never;
  const same = { area, text, measure, readOnly: false, placeholder: 'Words', onSend: () => undefined };
  return <ComposerField {...same} onChange={setText} />;
}

describe('a hashtag that is suggested', () => {
  beforeEach(() => {
    api.answer('HashtagSuggestions', ({ query }: { query: string }) => ({
      searchHashtags: query.toLowerCase().startsWith('d') ? [dogs] : [cats],
    }));
  });

  test.each([
    ['is written with the capitals that most people use', '#dogsof', 'DogsOfMallard', '#DogsOfMallard '],
    ['keeps the capitals that were typed where most people use none', '#CatsOf', 'catsofmallard', '#CatsOfmallard '],
  ])('%s', async (_sentence, typed, option, written) => {
    const { user } = await renderPage(<Field />, { viewer: {} });
    const field = screen.getByPlaceholderText('Words');

    await user.type(field, typed);
    await screen.findByRole('option', { name: new RegExp(option) });
    await user.keyboard('{ArrowDown}{Enter}');

    expect(field).toHaveValue(written);
  });
});

test('the page of a hashtag is called as most people type it', async () => {
  const posts = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const counts = { recentPostCount: 1, viewerIsFollowing: false, history: [] };
  api.answer('HashtagPosts', { hashtag: { ...dogs, ...counts, posts } });

  await renderPage(<HashtagPage />, { viewer: {}, at: '/hashtag/dogsofmallard', path: '/hashtag/:tag' });

  expect(await screen.findByRole('heading', { name: '#DogsOfMallard' })).toBeVisible();
  expect(document.title).toContain('#DogsOfMallard');
});
