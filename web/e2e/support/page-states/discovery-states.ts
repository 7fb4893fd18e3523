import { expect, type Page } from '@playwright/test';
import { answerOperation, breakOperation, holdOperation, refuseOperation } from '../failures';
import { quackWith } from '../quacks';
import { exploreMessages, hashtagMessages, appearanceMessages, placeMessages } from '../messages';
import { expectHeading, type PageState } from './page-state';

const HAIFA = { latitude: 32.8, longitude: 34.99 };

const topPosts = ['A blackbird at five, before the buses #birdsong', 'אני שומעת שחרור מהמרפסת #birdsong'].map(
  (content, rank) => ({
    __typename: 'Post',
    id: `01990000-0000-7000-8000-00000000000${rank}`,
    content,
    contentWarning: null,
    isSensitive: false,
    createdAt: '2026-11-20T06:00:00.000Z',
    replyCount: 3 - rank,
    nodCount: 14 - rank,
    author: {
      ...{ __typename: 'User', id: `01990000-0000-7000-8000-00000000001${rank}` },
      ...{ handle: `wren${rank}`, displayName: rank === 0 ? 'Wren Marsh' : '', imageUrl: null },
    },
    media: [],
  }),
);

const noPosts = {
  ...{ __typename: 'PostConnection', edges: [] },
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};

/** What trends changes by the hour, and takes a crowd. */
const trends = (['birdsong', 'חצב', 'sourdough'] as const).map((tag, rank) => ({
  __typename: 'Hashtag',
  tag,
  name: tag,
  postCount: 41 - rank * 9,
  recentPostCount: 12 - rank * 3,
  recentAuthorCount: 9 - rank,
  monthAuthorCount: 21 - rank * 3,
  history: [2, 0, 3, 1, 4, 5 - rank, 12 - rank * 3].map((postCount, day) => ({
    __typename: 'HashtagDay',
    from: `2026-11-1${day}T08:00:00.000Z`,
    postCount,
  })),
  topPosts: rank === 0 ? topPosts : [],
  trend: { __typename: 'HashtagTrend', expected: rank, newcomerWeight: 0.2, computedAt: '2026-11-20T08:00:00.000Z' },
}));

/** Lets the device say where it is, or not. */
async function placeDevice(page: Page, place: { latitude: number; longitude: number } | null): Promise<void> {
  const context = page.context();
  if (place === null) return context.clearPermissions();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);
}

/** Search, explore, nearby and appearance. */
export const discoveryStates: readonly PageState[] = [
  {
    name: 'explore-trending',
    as: 'ada',
    async show(page, _t, { world }) {
      const w = exploreMessages(world.language);
      await answerOperation(page, 'Trends', { trendingHashtags: trends });
      await page.goto('/explore?tab=hashtags');
      await page.getByRole('button', { name: w('whyLabel', { tag: 'birdsong' }) }).click();
      await expect(page.getByText(w('whyNewcomers'), { exact: false })).toBeVisible();
    },
  },
  {
    name: 'explore-quiet',
    as: 'ada',
    async show(page, _t, { world }) {
      await answerOperation(page, 'PopularPosts', { popularPosts: noPosts });
      await page.goto('/explore');
      await expectHeading(page, exploreMessages(world.language)('quietQuacks'));
    },
  },
  {
    name: 'explore-among',
    as: 'ada',
    async show(page, _t, { world }) {
      const w = exploreMessages(world.language);
      await answerOperation(page, 'PopularPosts', { popularPosts: noPosts });
      await page.goto('/explore');
      await page.getByRole('radio', { name: w('amongNETWORK') }).click();
      await expectHeading(page, w('quietNetwork'));
    },
  },
  {
    name: 'explore-loading',
    as: 'ada',
    async show(page) {
      await holdOperation(page, 'PopularPosts');
      await page.goto('/explore');
      await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    },
  },
  {
    name: 'explore-failed',
    as: 'ada',
    async show(page, t) {
      await breakOperation(page, 'PopularHashtags');
      await page.goto('/explore?tab=hashtags');
      await expect(page.getByText(t('states.listFailed'))).toBeVisible();
    },
  },
  {
    name: 'explore-people',
    as: 'ada',
    async show(page, _t, { world }) {
      await page.goto('/explore?tab=people');
      await expect(page.getByRole('list', { name: exploreMessages(world.language)('people') })).toBeVisible();
    },
  },
  {
    name: 'explore-suggestions',
    as: 'ada',
    async show(page, _t, { world, bea }) {
      await page.goto('/explore');
      const search = page.getByRole('main').getByRole('combobox', { name: exploreMessages(world.language)('search') });
      await search.pressSequentially(bea.handle.slice(0, -1));
      await expect(page.getByRole('option', { name: bea.handle })).toBeVisible();
    },
  },
  {
    name: 'explore-posts',
    as: 'ada',
    async show(page, _t, { others, world }) {
      await page.goto(`/explore?q=${others}`);
      await page.getByText(exploreMessages(world.language)('tips')).click();
      await expect(quackWith(page, others)).toBeVisible();
    },
  },
  {
    name: 'explore-filters',
    as: 'ada',
    async show(page, _t, { others, world }) {
      const w = exploreMessages(world.language);
      await page.goto(`/explore?q=${others} from:ada has:media&tab=latest`);
      await page.getByRole('button', { name: w('date'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: w('apply') })
        .click();
      await expect(page.getByText(w('noDay'))).toBeVisible();
    },
  },
  {
    name: 'explore-people-of-hashtag',
    as: 'ada',
    async show(page, _t, { world }) {
      await page.goto('/explore?tab=people&hashtag=pondlife');
      await expect(page.getByText(exploreMessages(world.language)('peopleOf', { tag: 'pondlife' }))).toBeVisible();
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
      await expectHeading(page, exploreMessages(world.language)('nothing', { query: 'zzqxj' }));
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
    name: 'hashtag-top',
    as: 'ada',
    async show(page) {
      await page.goto('/hashtag/pondlife?tab=top');
      // Every scene has quacks with it, and this one's may not be among the first.
      await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'hashtag-hebrew-new',
    as: 'ada',
    async show(page, t, { world, bea }) {
      // Of its own, because others write about the pond meanwhile.
      const tag = world.unique('אגמון');
      const first = `בוקר טוב #${tag}`;
      await world.quack(bea, first);
      await page.goto(`/hashtag/${encodeURIComponent(tag)}`);
      await expect(quackWith(page, first)).toBeVisible();
      await world.quack(bea, `ועוד אחד, הרגע. #${tag}`);
      await expect(page.getByRole('button', { name: t('states.newQuacks', { count: 1 }), exact: true })).toBeVisible();
    },
  },
  {
    name: 'hashtag-unused',
    as: 'ada',
    async show(page, _t, { world }) {
      await page.goto('/hashtag/neverused');
      await expectHeading(page, hashtagMessages(world.language)('empty', { tag: 'neverused' }));
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
      await openNearMe(page);
      await expectHeading(page, placeMessages(world.language)('lead'));
    },
  },
  {
    name: 'near-me-refused',
    as: 'ada',
    async show(page, _t, { world }) {
      const w = placeMessages(world.language);
      await placeDevice(page, null);
      await openNearMe(page);
      await page.getByRole('button', { name: w('device') }).click();
      await expect(page.getByText(w('refused'))).toBeVisible();
    },
  },
  {
    name: 'near-me-places',
    as: 'ada',
    async show(page, _t, { world }) {
      await openNearMe(page);
      await page.getByRole('combobox', { name: placeMessages(world.language)('field') }).pressSequentially('san f');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'near-me-around',
    as: 'ada',
    async show(page, _t, { world, bea }) {
      const w = placeMessages(world.language);
      const words = world.unique('near ');
      await world.quackAt(bea, `${words}. The egret is back at the port.`, HAIFA);
      await placeDevice(page, HAIFA);
      await openNearMe(page);
      await page.getByRole('button', { name: w('device') }).click();
      await expect(quackWith(page, words)).toBeVisible();
    },
  },
  {
    name: 'near-me-quiet',
    as: 'ada',
    async show(page, _t, { world }) {
      const w = placeMessages(world.language);
      await openNearMe(page);
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
      await openNearMe(page);
      await page
        .getByRole('combobox', { name: placeMessages(world.language)('field') })
        .pressSequentially('51.5, -0.1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'theme-switcher',
    as: 'newcomer',
    async show(page, _t, { world }) {
      await page.goto('/theme-switcher');
      await expectHeading(page, appearanceMessages(world.language)('title'));
    },
  },
  {
    name: 'theme-switcher-berry-large',
    as: 'newcomer',
    async show(page, _t, { world }) {
      const w = appearanceMessages(world.language);
      // Chosen on the device only, so that the other states keep their colors.
      await holdOperation(page, 'UpdatePreferences');
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
      const w = appearanceMessages(world.language);
      await page.goto('/theme-switcher');
      await page.getByRole('radio', { name: w('pond') }).check();
      await page.getByRole('radio', { name: w('medium'), exact: true }).check();
      await expect(page.locator('html')).not.toHaveAttribute('data-text');
    },
  },
];

/** Without the place that the device remembers of an earlier state. */
async function openNearMe(page: Page): Promise<void> {
  await page.goto('/near-me');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('mallard', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('kept');
        request.onsuccess = () => {
          const removal = request.result.transaction('kept', 'readwrite');
          removal.objectStore('kept').delete(IDBKeyRange.bound('near:', 'near:\uffff'));
          removal.oncomplete = () => resolve();
        };
      }),
  );
  await page.goto('/near-me');
}
