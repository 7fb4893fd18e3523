import { expect } from '@playwright/test';
import { answerOperation, breakOperation, holdOperation } from '../failures';
import { connectionMessages, fieldTo, logWith, notificationMessages, whisperMessages } from '../inbox';
import { expectHeading, openFollowing, type PageState } from './page-state';
import { MOST_UNSEARCHED } from './people-states';

/** What comes in for a person, and the whispers between people. */
export const inboxStates: readonly PageState[] = [
  {
    name: 'notifications',
    as: 'ada',
    async show(page, t, { world, bea, newcomer, ada }) {
      const quack = await world.quack(ada, 'A heron stood in the reeds, very still. עמדה שם שעה.');
      await world.nod(bea, quack);
      await world.nod(newcomer, quack);
      await page.goto('/notifications');
      const say = notificationMessages(t);
      const name = say('nodTwo', { first: newcomer.displayName, second: bea.displayName });
      await expect(page.getByRole('article', { name }).first()).toBeVisible();
    },
  },
  {
    name: 'notifications-mentions',
    as: 'ada',
    async show(page, t, { bea }) {
      await page.goto('/notifications?tab=mentions');
      const name = notificationMessages(t)('mentionOne', { first: bea.displayName });
      await expect(page.getByRole('article', { name }).first()).toBeVisible();
    },
  },
  {
    name: 'notifications-empty',
    as: 'newcomer',
    async show(page, t) {
      await answerOperation(page, 'Notifications', {
        viewer: {
          __typename: 'Viewer',
          notifications: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
        },
      });
      await page.goto('/notifications');
      await expectHeading(page, notificationMessages(t)('emptyAll'));
    },
  },
  {
    name: 'notifications-loading',
    as: 'newcomer',
    async show(page, t) {
      await holdOperation(page, 'Notifications');
      await page.goto('/notifications');
      await expect(page.getByRole('feed', { name: notificationMessages(t)('list') })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
  },
  {
    name: 'notifications-failed',
    as: 'newcomer',
    async show(page, t) {
      await breakOperation(page, 'Notifications');
      await page.goto('/notifications');
      await expect(page.getByText(t('states.listFailed'))).toBeVisible();
    },
  },
  {
    name: 'notifications-unread-none',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/notifications?tab=unread');
      await expectHeading(page, notificationMessages(t)('emptyUnread'));
    },
  },
  {
    name: 'whispers-loading',
    as: 'newcomer',
    async show(page) {
      await holdOperation(page, 'Conversations');
      await page.goto('/whispers');
      await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    },
  },
  {
    name: 'whispers-list-failed',
    as: 'newcomer',
    async show(page, t) {
      await breakOperation(page, 'Conversations');
      await page.goto('/whispers');
      await expect(page.getByRole('button', { name: t('states.retry') })).toBeVisible();
    },
  },
  {
    name: 'whispers-empty',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/whispers');
      await expectHeading(page, whisperMessages(t)('emptyTitle'));
    },
  },
  {
    name: 'whispers-nothing',
    as: 'admin',
    async show(page, t, { world, admin }) {
      const say = whisperMessages(t);
      for (let each = 1; each <= MOST_UNSEARCHED; each += 1)
        await world.whisper(admin, [await world.person()], 'Are you at the pond?');
      await page.goto('/whispers');
      const list = page.getByRole('region', { name: say('conversations') });
      await list.getByRole('searchbox', { name: say('searchHint') }).fill('zzqxj');
      await expect(list.getByRole('heading', { name: say('noMatches') })).toBeVisible();
    },
  },
  {
    name: 'whispers-new',
    as: 'ada',
    async show(page, t, { bea }) {
      await page.goto(`/whispers/new?to=${bea.handle}`);
      await expect(page.getByRole('list', { name: whisperMessages(t)('newTo') })).toContainText(bea.displayName);
    },
  },
  {
    name: 'whispers-conversation',
    as: 'ada',
    async show(page, t, { world, ada, bea }) {
      const id = await world.whisper(bea, [ada], 'היי! ראית את האנפה הבוקר?');
      await world.whisper(ada, { conversationId: id }, 'Yes, by the old bridge: https://example.com/heron');
      await world.whisper(bea, { conversationId: id }, 'יופי 🦆');
      await page.goto(`/whispers/${id}`);
      await expect(logWith(page, t, bea)).toContainText('יופי 🦆');
    },
  },
  {
    name: 'whispers-conversation-loading',
    as: 'ada',
    async show(page, _t, { world, ada, bea }) {
      const id = await world.whisper(bea, [ada], 'Are you at the pond?');
      await holdOperation(page, 'ConversationWhispers');
      await page.goto(`/whispers/${id}`);
      await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    },
  },
  {
    name: 'whispers-failed',
    as: 'ada',
    async show(page, t, { world, ada, bea }) {
      const id = await world.whisper(bea, [ada], 'Are you there?');
      await breakOperation(page, 'SendWhisper');
      await page.goto(`/whispers/${id}`);
      await fieldTo(page, t, bea).fill('I am here');
      await fieldTo(page, t, bea).press('Enter');
      const failed = logWith(page, t, bea).getByRole('alert');
      await expect(failed.first()).toContainText(whisperMessages(t)('failed'));
    },
  },
  {
    name: 'whispers-gone',
    as: 'ada',
    async show(page, t) {
      await page.goto('/whispers/00000000-0000-7000-8000-000000000000');
      await expectHeading(page, whisperMessages(t)('goneTitle'));
    },
  },
  {
    name: 'offline',
    as: 'ada',
    async show(page, t, { others }) {
      await openFollowing(page, t, others);
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => false });
        dispatchEvent(new Event('offline'));
      });
      await expect(page.getByRole('region', { name: connectionMessages(t)('label') })).toBeVisible();
    },
  },
];
