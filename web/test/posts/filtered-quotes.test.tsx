import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { PostBody } from '../../src/features/posts/card/PostBody';
import { FilterPlace } from '../../src/features/posts/filters/filter-place';
import { en as filterWords } from '../../src/features/posts/filters/filtered-messages.en';
import { QuotedCard } from '../../src/features/posts/quotes/QuotedCard';
import { en as words } from '../../src/features/posts/quotes/messages.en';
import { en as common } from '../../src/i18n/en/catalog';
import { button, fill } from '../support/fields';
import { renderPage } from '../support/render';

const ben = {
  __typename: 'User' as const,
  id: 'u1',
  handle: 'ben',
  displayName: 'Ben Reed',
  imageUrl: null,
  viewerFollowState: 'NONE' as const,
};
const matchOf = (action: 'HIDE' | 'BLUR') => ({
  ...{ __typename: 'FilterMatch' as const, title: 'Spoilers', action, contexts: ['THREADS' as const] },
});
const picture = {
  ...{
    __typename: 'Media' as const,
    id: 'm1',
    kind: 'IMAGE' as const,
    url: '/m1.webp',
    thumbnailUrl: null,
    altText: 'A pond',
    placeholder: null,
  },
  ...{ width: 10, height: 10, isAnimated: false },
};
const quoted = {
  ...{
    __typename: 'Post' as const,
    id: 'q1',
    content: 'The duck did it.',
    language: 'en',
    contentWarning: null,
    isSensitive: false,
    isQuote: false,
  },
  ...{ createdAt: '2026-03-01T08:00:00.000Z', media: [], author: ben, filtered: [matchOf('HIDE')] },
};
const reason = fill(filterWords.filtered, { titles: 'Spoilers' });
const show = common.posts.showWarned;

const renderInThread = (ui: React.ReactNode) =>
  renderPage(<FilterPlace value="THREADS">{ui}</FilterPlace>, { viewer: {} });

describe('a quoted quack that a filter matches', () => {
  test('is covered until it is asked for', async () => {
    const { user } = await renderInThread(<QuotedCard post={quoted} />);

    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByText(quoted.content)).not.toBeInTheDocument();

    await user.click(button(show));

    expect(screen.getByText(quoted.content)).toBeVisible();
  });

  test('is shown where the filter is not for the place', async () => {
    const elsewhere = { ...quoted, id: 'q2', filtered: [{ ...matchOf('HIDE'), contexts: ['HOME' as const] }] };

    await renderInThread(<QuotedCard post={elsewhere} />);

    expect(screen.getByText(quoted.content)).toBeVisible();
  });

  test('has only its pictures covered by a filter that does only that', async () => {
    const blurred = { ...quoted, id: 'q3', media: [picture], filtered: [matchOf('BLUR')] };

    await renderInThread(<QuotedCard post={blurred} />);

    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByText(quoted.content)).toBeVisible();
    expect(screen.queryByRole('img', { name: picture.altText })).not.toBeInTheDocument();
  });

  test('is opened together with the quack that quotes it', async () => {
    const outer = {
      ...{ id: 'p1', content: 'Look at this.', contentWarning: null, isMarkedSensitive: false, isMarkedByStaff: false },
      ...{ language: 'en', entities: [], media: [], author: ben, filtered: [matchOf('HIDE')] },
      quote: { __typename: 'Quote' as const, state: 'ACCEPTED' as const, post: { ...quoted, id: 'q4' } },
    };
    const { user } = await renderInThread(<PostBody post={outer} />);

    await screen.findByText(reason);
    await user.click(button(show));

    expect(await screen.findByRole('group', { name: fill(words.quoted, { name: 'Ben Reed' }) })).toBeVisible();
    expect(screen.getByText(quoted.content)).toBeVisible();
    expect(screen.queryByRole('button', { name: show })).not.toBeInTheDocument();
  });
});
