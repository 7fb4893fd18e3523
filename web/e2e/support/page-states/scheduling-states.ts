import { expect, type Page } from '@playwright/test';
import { answerOperation, holdOperation, refuseOperation } from '../failures';
import { composerOf, quackWith, write } from '../quacks';
import { schedulingMessages } from '../messages';
import { expectHeading, type PageState } from './page-state';

const DAY_MS = 86_400_000;

/** At nine in the morning, in as many days. */
const morning = (days: number): string =>
  new Date(new Date(Date.now() + days * DAY_MS).setHours(9, 0, 0, 0)).toISOString();

const item = (id: string, content: string, publishAt: string, more: object = {}) => ({
  __typename: 'ScheduledPostEdge',
  cursor: id,
  node: {
    ...{
      __typename: 'ScheduledPost',
      id,
      content,
      entities: [],
      language: null,
      contentWarning: null,
      media: [],
      publishAt,
      failure: null,
    },
    ...{ visibility: 'PUBLIC', isSensitive: false, poll: null, quotePostId: null, quoteRule: 'EVERYONE' },
    ...{ replyRule: [], repliesCloseAfterHours: null, thread: [] },
    ...more,
  },
});

/** What waits, and what failed for each reason, which takes months and accidents. */
const edges = [
  item('1', 'Everything about the herons of this spring.', morning(-2), { failure: 'UNEXPECTED' }),
  item('2', 'Too much of a good thing.', morning(-1), { failure: 'POST_TOO_LONG' }),
  item('3', 'Good morning, pond! #pondlife', morning(1)),
  item('4', 'בוקר טוב לכולם, ושבוע טוב @ada', morning(1), { contentWarning: 'Soup', visibility: 'FOLLOWERS' }),
  item('5', 'Half a year from now: the reeds are green again.', morning(180)),
];

async function show(page: Page, list: readonly object[]): Promise<void> {
  await answerOperation(page, 'ScheduledPosts', {
    viewer: {
      __typename: 'Viewer',
      scheduledPosts: {
        __typename: 'ScheduledPostConnection',
        edges: list,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  });
  await page.goto('/scheduled-posts');
}

/** Quacks that wait for their time. */
export const schedulingStates: readonly PageState[] = [
  {
    name: 'scheduled',
    as: 'ada',
    async show(page) {
      await show(page, edges);
      await expect(quackWith(page, 'herons')).toBeVisible();
    },
  },
  {
    name: 'scheduled-edit',
    as: 'ada',
    async show(page, _t, { world }) {
      const w = schedulingMessages(world.language);
      await show(page, edges);
      await quackWith(page, '#pondlife')
        .getByRole('button', { name: w('edit'), exact: true })
        .click();
      await expect(page.getByRole('dialog', { name: w('editTitle') }).getByLabel(w('date'))).toBeVisible();
    },
  },
  {
    name: 'scheduled-empty',
    as: 'ada',
    async show(page, _t, { world }) {
      await show(page, []);
      await expectHeading(page, schedulingMessages(world.language)('empty'));
    },
  },
  {
    name: 'scheduled-loading',
    as: 'ada',
    async show(page, _t, { world }) {
      await holdOperation(page, 'ScheduledPosts');
      await page.goto('/scheduled-posts');
      await expectHeading(page, schedulingMessages(world.language)('title'));
    },
  },
  {
    name: 'scheduled-failed',
    as: 'ada',
    async show(page, t) {
      await refuseOperation(page, 'ScheduledPosts', 'The pond is frozen.', 'SERVICE_UNAVAILABLE');
      await page.goto('/scheduled-posts');
      await expect(page.getByRole('button', { name: t('states.retry') })).toBeVisible();
    },
  },
  {
    name: 'schedule-dialog',
    as: 'ada',
    async show(page, t, { world }) {
      const w = schedulingMessages(world.language);
      await page.goto('/stream');
      const composer = composerOf(page, t);
      await write(composer, t, 'Later.');
      await composer.getByRole('button', { name: t('posts.schedule'), exact: true }).click();
      await expect(page.getByRole('dialog', { name: w('dialogTitle') })).toBeVisible();
    },
  },
];
