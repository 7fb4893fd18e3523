import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { PostBody } from '../../src/features/posts/card/PostBody';
import { QuotedCard } from '../../src/features/posts/quotes/QuotedCard';
import { en as common } from '../../src/i18n/en/catalog';
import { button } from '../support/fields';
import { renderPage } from '../support/render';

const ada = {
  ...{ __typename: 'User' as const, id: 'u1', handle: 'ada', displayName: 'Ada Pond', imageUrl: null },
  viewerFollowState: 'NONE' as const,
};
const post = {
  ...{ id: 'p1', content: 'Bonjour la mare', language: 'fr', contentWarning: null, entities: [], media: [] },
  ...{ isMarkedSensitive: false, isMarkedByStaff: false, author: ada, filtered: [], quote: null },
};

describe('a quack whose language is said', () => {
  test('has its words in that language', async () => {
    await renderPage(<PostBody post={post} />, { viewer: {} });

    expect(screen.getByText(post.content)).toHaveAttribute('lang', 'fr');
  });

  test('has its warning, and the words behind it, in that language', async () => {
    const warned = { ...post, id: 'p2', contentWarning: 'Attention' };
    const { user } = await renderPage(<PostBody post={warned} />, { viewer: {} });

    expect(screen.getByText('Attention')).toHaveAttribute('lang', 'fr');
    await user.click(button(common.posts.showWarned));

    expect(screen.getByText(post.content)).toHaveAttribute('lang', 'fr');
  });

  test('has it where it is quoted too', async () => {
    const quoted = {
      ...{ __typename: 'Post' as const, id: 'q1', content: 'Bonsoir', language: 'fr', contentWarning: null },
      ...{
        isSensitive: false,
        isQuote: false,
        createdAt: '2026-03-01T08:00:00.000Z',
        media: [],
        author: ada,
        filtered: [],
      },
    };
    await renderPage(<QuotedCard post={quoted} />, { viewer: {} });

    expect(screen.getByText('Bonsoir')).toHaveAttribute('lang', 'fr');
  });
});

test('a quack whose language is not said leaves it to the page', async () => {
  await renderPage(<PostBody post={{ ...post, id: 'p3', language: null }} />, { viewer: {} });

  expect(screen.getByText(post.content)).not.toHaveAttribute('lang');
});
