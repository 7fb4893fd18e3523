import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { ExploreTabs } from '../../src/features/timelines/explore/ExploreTabs';
import { en as words } from '../../src/features/timelines/explore/messages.en';
import { he as hebrew } from '../../src/features/timelines/explore/messages.he';
import { api, TIME } from '../support/api';
import { button } from '../support/fields';
import { renderPage } from '../support/render';

const author = { id: 'max', handle: 'max', displayName: 'Max' };
const quack = (content: string) => ({ id: content, content, createdAt: TIME, author });
const page = (...contents: string[]) => ({
  edges: contents.map((content) => ({ cursor: content, node: quack(content) })),
});

const answerByChoice = () =>
  api.answer('PopularPosts', ({ among }: { among: string }) =>
    Promise.resolve({ popularPosts: among === 'EVERYONE' || among === 'QUIET' ? page(`Among ${among}`) : page() }),
  );
const choice = (name: string) => screen.getByRole('radio', { name });

describe('what there is to explore', () => {
  test('begins with popular quacks, and members choose among whose', async () => {
    answerByChoice();
    const { user } = await renderPage(<ExploreTabs />, { viewer: {}, at: '/explore' });
    expect(await screen.findByText('Among EVERYONE')).toBeVisible();
    expect(screen.getByRole('tab', { name: words.tabQuacks })).toHaveAttribute('aria-selected', 'true');

    await user.click(choice(words.amongQUIET));

    expect(await screen.findByText('Among QUIET')).toBeVisible();
    expect(screen.getByText(words.amongQUIETText)).toBeVisible();
    expect(location.search).toBe('?among=quiet');
  });

  test('says how an empty list gets quacks, and leads there', async () => {
    answerByChoice();
    const { user } = await renderPage(<ExploreTabs />, { viewer: {}, at: '/explore?among=network', language: 'he' });
    expect(await screen.findByText(hebrew.quietNetwork)).toBeVisible();

    await user.click(choice(hebrew.amongHASHTAGS));
    await screen.findByText(hebrew.quietHashtags);
    await user.click(button(hebrew.seeHashtags));

    expect(await screen.findByRole('tab', { name: hebrew.hashtags })).toHaveAttribute('aria-selected', 'true');
  });

  test('has the hashtags of now and of the month in one tab, also at the addresses that these had', async () => {
    api.answer('Trends', { trendingHashtags: [{ tag: 'birdsong', name: 'birdsong', recentPostCount: 3 }] });
    api.answer('PopularHashtags', {
      popularHashtags: { edges: [{ cursor: 'c', node: { tag: 'sourdough', name: 'sourdough' } }] },
    });
    await renderPage(<ExploreTabs />, { viewer: {}, at: '/explore?tab=trending' });

    expect(await screen.findByText('#birdsong')).toBeVisible();
    expect(await screen.findByText('#sourdough')).toBeVisible();
    expect(screen.getByRole('heading', { name: words.trending })).toBeVisible();
    expect(screen.getByRole('heading', { name: words.popular })).toBeVisible();
  });

  test('shows visitors the same tabs, with what everyone likes', async () => {
    api.answer('FrontPosts', { frontPosts: [quack('For everyone')] });
    await renderPage(<ExploreTabs />, { at: '/discover' });

    expect(await screen.findByText('For everyone')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      words.tabQuacks,
      words.hashtags,
      words.people,
    ]);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
