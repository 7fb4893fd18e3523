import { expect } from '@playwright/test';
import { en as inboxEn } from '../../../src/features/admin/messages/messages.en';
import { he as inboxHe } from '../../../src/features/admin/messages/messages.he';
import { en as editingEn } from '../../../src/features/help/editing/messages.en';
import { he as editingHe } from '../../../src/features/help/editing/messages.he';
import { en } from '../../../src/features/help/messages.en';
import { he } from '../../../src/features/help/messages.he';
import type { Translator } from '../../../src/i18n/translator';
import type { Page } from '@playwright/test';
import { answerOperation } from '../failures';
import { untilPainted, type PageState } from './page-state';

const isHebrew = async (page: Page) => (await page.locator('html').getAttribute('lang')) === 'he';
/** The words of the help center in the language of the page. */
const createMessages = async (page: Page) => ((await isHebrew(page)) ? he : en);
const inboxWords = async (page: Page) => ((await isHebrew(page)) ? inboxHe : inboxEn);
const editingWords = async (page: Page) => ((await isHebrew(page)) ? editingHe : editingEn);

const member = { __typename: 'User', id: '01890000-0000-7000-8000-00000000000a', displayName: 'Max Pond' };
const listed = {
  __typename: 'ContactMessage',
  id: '01890000-0000-7000-8000-000000000001',
  ...{ name: 'Vera', email: 'vera@example.org', subject: 'Where is the heron?', createdAt: '2026-03-01T08:00:00.000Z' },
  ...{ state: 'OPEN', isRead: true, assignee: null },
};
const answers = [
  {
    __typename: 'ContactAnswer',
    ...{ id: '01890000-0000-7000-8000-000000000002', body: 'על הגג.', createdAt: '2026-03-02T08:00:00.000Z' },
    author: member,
  },
];

/** Messages to the team that only this page sees: others count the real ones. */
async function answerInbox(page: Page): Promise<void> {
  const edges = [{ __typename: 'ContactMessageEdge', cursor: 'a', node: listed }];
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const connection = { __typename: 'ContactMessageConnection', totalCount: 1, edges, pageInfo };
  const counts = { __typename: 'ContactMessageCounts', open: 1, answered: 0, archived: 0, unread: 0 };
  await answerOperation(page, 'Inbox', { contactMessages: connection });
  await answerOperation(page, 'InboxCounts', { contactMessageCounts: counts });
  const message = { ...listed, message: 'It was on the pole at the mill every morning.', answers };
  await answerOperation(page, 'InboxMessage', { contactMessage: message, contactTeam: [member] });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#server-page')).toHaveCount(0);
  // Before the page there may be the loader, which has a heading of its own.
  await expect(page.getByRole('navigation', { name: (await createMessages(page)).sections })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await untilPainted(page);
}

const at = (name: string, path: string): PageState => ({ name, as: 'visitor', show: (page) => open(page, path) });

/** The help center, its sections and states. */
export const helpStates: readonly PageState[] = [
  at('help', '/help'),
  at('help-topic', '/help/t/search'),
  at('help-topic-gone', '/help/t/nowhere'),
  at('help-privacy', '/help?tab=privacy'),
  {
    name: 'help-search',
    as: 'visitor',
    async show(page) {
      await open(page, '/help');
      await page.getByRole('searchbox').fill('wisper');
      await expect(page.locator('a[href="/help/t/whispers"]')).toBeVisible();
    },
  },
  {
    name: 'help-search-nothing',
    as: 'visitor',
    async show(page) {
      await open(page, '/help');
      await page.getByRole('searchbox').fill('xylophone zebra');
      const w = await createMessages(page);
      await expect(page.getByText(w.nothingText)).toBeVisible();
    },
  },
  {
    name: 'help-contact-complaints',
    as: 'visitor',
    async show(page: Page, t: Translator) {
      await open(page, '/help?tab=contact');
      const w = await createMessages(page);
      await page.getByRole('button', { name: w.send }).click();
      await expect(page.getByText(t('forms.required')).first()).toBeVisible();
    },
  },
  {
    name: 'help-messages',
    as: 'admin',
    async show(page) {
      await answerInbox(page);
      await page.goto('/admin/messages');
      await expect(page.getByRole('row', { name: listed.subject })).toBeVisible();
    },
  },
  {
    name: 'help-message',
    as: 'admin',
    async show(page) {
      await answerInbox(page);
      await page.goto(`/admin/messages?open=${listed.id}`);
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel((await inboxWords(page)).answer).fill('On the roof.');
      await expect(drawer.getByText(answers[0]!.body)).toBeVisible();
    },
  },
  {
    name: 'help-history',
    as: 'admin',
    async show(page) {
      const version = { __typename: 'HelpTopicVersion', id: '01890000-0000-7000-8000-000000000003', version: 0 };
      await answerOperation(page, 'HelpTopicHistory', {
        helpTopicVersions: [{ ...version, createdAt: '2026-03-01T08:00:00.000Z', author: member }],
      });
      await answerOperation(page, 'HelpTopicVersionText', {
        helpTopicVersion: { ...version, title: 'Search', body: 'Press the button and type.' },
      });
      await open(page, '/help/t/search');
      await page.getByRole('button', { name: (await editingWords(page)).history }).click();
      await expect(page.getByRole('dialog').locator('del').first()).toBeVisible();
    },
  },
];
