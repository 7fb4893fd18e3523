import { expect, type Page } from '@playwright/test';
import { answerOperation, breakOperation, holdOperation, refuseOperation } from '../failures';
import { quackWith } from '../quacks';
import { exploreWords, hashtagWords, lookWords, placeWords } from '../words';
import { expectHeading, type Sight } from './sight';

const HAIFA = { latitude: 32.8, longitude: 34.99 };

/** What trends changes by the hour, and takes a crowd. */
const trends = (['birdsong', 'חצב', 'sourdough'] as const).map((tag, rank) => ({
  __typename: 'Hashtag',
  tag,
  name: tag,
  postCount: 41 - rank * 9,
  recentPostCount: 12 - rank * 3,
  recentAuthorCount: 9 - rank,
  history: [2, 0, 3, 1, 4, 5 - rank, 12 - rank * 3].map((postCount, day) => ({
    __typename: 'HashtagDay',
    from: `2026-11-1${day}T08:00:00.000Z`,
    postCount,
  })),
  trend: { __typename: 'HashtagTrend', authorCount: 9 - rank, expected: rank, computedAt: '2026-11-20T08:00:00.000Z' },
}));

/** Lets the device say where it is, or not. */
async function placeDevice(page: Page, place: { latitude: number; longitude: number } | null): Promise<void> {
  const context = page.context();
  if (place === null) return context.clearPermissions();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);
}

/** Finding quacks, people and hashtags, and the look of one's own. */
export const discoverySights: readonly Sight[] = [
  {
    name: 'explore-trending',
    as: 'ada',
    async show(page, _t, { world }) {
      const w = exploreWords(world.language);
      await answerOperation(page, 'TrendingHashtags', { trendingHashtags: trends });
      await page.goto('/explore');
      await page.getByRole('button', { name: w('whyLabel', { tag: 'birdsong' }) }).click();
      await expect(page.getByText(w('whyNewcomers'), { exact: false })).toBeVisible();
    },
  },
  {
    name: 'explore-quiet',
    as: 'ada',
    async show(page, _t, { world }) {
      await answerOperation(page, 'TrendingHashtags', { trendingHashtags: [] });
      await page.goto('/explore');
      await expectHeading(page, exploreWords(world.language)('quietTrends'));
    },
  },
  {
    name: 'explore-loading',
    as: 'ada',
    async show(page) {
      await holdOperation(page, 'TrendingHashtags');
      await page.goto('/explore');
      await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    },
  },
  {
    name: 'explore-failed',
    as: 'ada',
    async show(page, t) {
      await breakOperation(page, 'PopularHashtags');
      await page.goto('/explore?tab=popular');
      await expect(page.getByText(t('states.listFailed'))).toBeVisible();
    },
  },
  {
    name: 'explore-people',
    as: 'ada',
    async show(page, _t, { world }) {
      await page.goto('/explore?tab=people');
      await expect(page.getByRole('list', { name: exploreWords(world.language)('people') })).toBeVisible();
    },
  },
  {
    name: 'explore-suggestions',
    as: 'ada',
    async show(page, _t, { world, bea }) {
      await page.goto('/explore');
      const search = page.getByRole('main').getByRole('combobox', { name: exploreWords(world.language)('search') });
      await search.pressSequentially(bea.handle.slice(0, -1));
      await expect(page.getByRole('option', { name: bea.handle })).toBeVisible();
    },
  },
  {
    name: 'explore-posts',
    as: 'ada',
    async show(page, _t, { others, world }) {
      await page.goto(`/explore?q=${others}`);
      await page.getByText(exploreWords(world.language)('tips')).click();
      await expect(quackWith(page, others)).toBeVisible();
    },
  },
  {
    name: 'explore-found-people',
    as: 'ada',
    async show(page, _t, { bea }) {
      await page.goto(`/explore?q=${bea.handle}&tab=people`);
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: bea.handle })).toBeVisible();
    },
  },
  {
    name: 'explore-found-hashtags',
    as: 'ada',
    async show(page) {
      await page.goto('/explore?q=pondlife&tab=hashtags');
      await expect(page.getByRole('main').getByRole('link', { name: '#pondlife' })).toBeVisible();
    },
  },
  {
    name: 'explore-nothing',
    as: 'ada',
    async show(page, _t, { world }) {
      await page.goto('/explore?q=zzqxj');
      await expectHeading(page, exploreWords(world.language)('nothing', { query: 'zzqxj' }));
    },
  },
  {
    name: 'explore-refused',
    as: 'ada',
    async show(page) {
      await page.goto('/explore?q=before%3Ayesterday');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'hashtag',
    as: 'ada',
    async show(page, _t, { others }) {
      await page.goto('/hashtag/pondlife');
      await expect(quackWith(page, others)).toBeVisible();
    },
  },
  {
    name: 'hashtag-hebrew-new',
    as: 'ada',
    async show(page, t, { others, world, bea }) {
      await page.goto(`/hashtag/${encodeURIComponent('אגם')}`);
      await expect(quackWith(page, others)).toBeVisible();
      await world.quack(bea, 'ועוד אחד, הרגע. #אגם');
      await expect(page.getByRole('button', { name: t('states.newQuacks', { count: 1 }), exact: true })).toBeVisible();
    },
  },
  {
    name: 'hashtag-unused',
    as: 'ada',
    async show(page, _t, { world }) {
      await page.goto('/hashtag/neverused');
      await expectHeading(page, hashtagWords(world.language)('empty', { tag: 'neverused' }));
    },
  },
  {
    name: 'hashtag-loading',
    as: 'ada',
    async show(page) {
      await holdOperation(page, 'HashtagPosts');
      await page.goto('/hashtag/pondlife');
      await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    },
  },
  {
    name: 'hashtag-failed',
    as: 'ada',
    async show(page, t) {
      await breakOperation(page, 'HashtagPosts');
      await page.goto('/hashtag/pondlife');
      await expect(page.getByText(t('states.listFailed'))).toBeVisible();
    },
  },
  {
    name: 'near-me',
    as: 'ada',
    async show(page, _t, { world }) {
      await page.goto('/near-me');
      await expectHeading(page, placeWords(world.language)('lead'));
    },
  },
  {
    name: 'near-me-refused',
    as: 'ada',
    async show(page, _t, { world }) {
      const w = placeWords(world.language);
      await placeDevice(page, null);
      await page.goto('/near-me');
      await page.getByRole('button', { name: w('device') }).click();
      await expect(page.getByText(w('refused'))).toBeVisible();
    },
  },
  {
    name: 'near-me-places',
    as: 'ada',
    async show(page, _t, { world }) {
      await page.goto('/near-me');
      await page.getByRole('combobox', { name: placeWords(world.language)('field') }).pressSequentially('san f');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'near-me-around',
    as: 'ada',
    async show(page, _t, { world, bea }) {
      const w = placeWords(world.language);
      const words = world.unique('near ');
      await world.quackAt(bea, `${words}. The egret is back at the port.`, HAIFA);
      await placeDevice(page, HAIFA);
      await page.goto('/near-me');
      await page.getByRole('button', { name: w('device') }).click();
      await expect(quackWith(page, words)).toBeVisible();
    },
  },
  {
    name: 'near-me-quiet',
    as: 'ada',
    async show(page, _t, { world }) {
      const w = placeWords(world.language);
      await page.goto('/near-me');
      const field = page.getByRole('combobox', { name: w('field') });
      await field.pressSequentially('-48.5, -123.4');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: w('wider') })).toBeVisible();
    },
  },
  {
    name: 'near-me-failed',
    as: 'ada',
    async show(page, _t, { world }) {
      await refuseOperation(page, 'NearbyPosts', 'Too many searches.', 'RATE_LIMITED', 40);
      await page.goto('/near-me');
      await page.getByRole('combobox', { name: placeWords(world.language)('field') }).pressSequentially('51.5, -0.1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'theme-switcher',
    as: 'newcomer',
    async show(page, _t, { world }) {
      await page.goto('/theme-switcher');
      await expectHeading(page, lookWords(world.language)('title'));
    },
  },
  {
    name: 'theme-switcher-berry-large',
    as: 'newcomer',
    async show(page, _t, { world }) {
      const w = lookWords(world.language);
      await page.goto('/theme-switcher');
      await page.getByRole('radio', { name: w('berry') }).check();
      await page.getByRole('radio', { name: w('largest') }).check();
      await expect(page.locator('html')).toHaveAttribute('data-text', 'largest');
    },
  },
  {
    name: 'theme-switcher-back',
    as: 'newcomer',
    async show(page, _t, { world }) {
      const w = lookWords(world.language);
      await page.goto('/theme-switcher');
      await page.getByRole('radio', { name: w('pond') }).check();
      await page.getByRole('radio', { name: w('medium'), exact: true }).check();
      await expect(page.locator('html')).not.toHaveAttribute('data-text');
    },
  },
];
