import { expect, type Page } from '@playwright/test';
import { en } from '../../../src/features/admin/email-subscription/messages.en';
import { he } from '../../../src/features/admin/email-subscription/messages.he';
import { answerOperation, refuseOperation } from '../failures';
import { expectHeading, type PageState } from './page-state';

const PATH = '/admin/email-subscriptions';
const createMessages = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'he' ? he : en);

const ADDRESSES = [
  { email: 'a-rather-long-address.of-somebody@a-subdomain.of-some-place.example.org', isEmailVerified: true },
  { email: 'noa@example.org', isEmailVerified: false },
  { email: 'gone@example.org', isEmailVerified: true, isActive: false },
];
const edges = ADDRESSES.map((address, place) => ({
  __typename: 'EmailSubscriptionEdge',
  cursor: String(place),
  node: {
    __typename: 'EmailSubscription',
    id: `01890000-0000-7000-8000-00000000000${place}`,
    isActive: true,
    createdAt: '2026-03-01T08:00:00.000Z',
    verifiedAt: address.isEmailVerified ? '2026-03-01T09:00:00.000Z' : null,
    ...address,
  },
}));
const issue = {
  __typename: 'Newsletter',
  id: '01890000-0000-7000-8000-000000000010',
  subject: 'The herons are back',
  body: 'Three of them.',
  language: null,
  createdAt: '2026-03-02T08:00:00.000Z',
  ...{ queued: 0, sent: 1_204, failed: 0, skipped: 0 },
};
const issues = [
  { ...issue, ...{ id: '01890000-0000-7000-8000-000000000012', queued: 800, sent: 398, failed: 6, skipped: 2 } },
  { ...issue, id: '01890000-0000-7000-8000-000000000011', subject: 'מה חדש באגם', failed: 3, skipped: 1 },
  issue,
];
const scheduled = {
  __typename: 'ScheduledNewsletter',
  id: '01890000-0000-7000-8000-000000000013',
  subject: 'The swans leave',
  body: 'Both of them.',
  language: 'en',
  sendAt: '2030-03-02T08:00:00.000Z',
};
const MAIL = {
  __typename: 'NewsletterMail',
  html: '<!doctype html><html lang="en"><head><title>Herons</title></head><body><main><h1 style="font-size:22px;">Herons</h1><p>Three <strong>herons</strong>, see <a href="/explore">the list</a>.</p></main></body></html>',
  text: 'Herons\n\nThree herons, see the list.',
};

async function answer(page: Page, found = edges): Promise<void> {
  const counts =
    found.length === 0
      ? { total: 0, confirmed: 0, unconfirmed: 0, unsubscribed: 0 }
      : { total: 1_250, confirmed: 1_207, unconfirmed: 31, unsubscribed: 12 };
  await answerOperation(page, 'EmailSubscriptionCounts', { emailSubscriptionCounts: counts });
  await answerOperation(page, 'EmailSubscriptions', {
    emailSubscriptions: {
      totalCount: found.length === 0 ? 0 : 1_250,
      pageInfo: { hasNextPage: found.length > 0, endCursor: 'x' },
      edges: found,
    },
  });
}

async function openComposer(page: Page) {
  await answer(page);
  await answerOperation(page, 'NewsletterMail', { newsletterMail: MAIL });
  await answerOperation(page, 'NewsletterRecipients', { newsletterRecipients: 1_207 });
  await page.goto(PATH);
  await expect(page.getByText('noa@example.org', { exact: true })).toBeVisible();
  const w = await createMessages(page);
  await page.getByRole('button', { name: w.write }).click();
  const dialog = page.getByRole('dialog', { name: w.compose });
  await dialog.getByLabel(w.subject, { exact: true }).fill(issue.subject);
  await dialog.getByLabel(w.body, { exact: true }).fill('# Herons');
  return { dialog, w };
}

/** Those who get news by mail, and the news, for those who run the site. */
export const newsletterStates: readonly PageState[] = [
  {
    name: 'admin-subscriptions',
    as: 'admin',
    async show(page) {
      await answer(page);
      await page.goto(PATH);
      await expect(page.getByText('noa@example.org', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'admin-subscriptions-empty',
    as: 'admin',
    async show(page) {
      await answer(page, []);
      await page.goto(PATH);
      await expectHeading(page, (await createMessages(page)).none);
    },
  },
  {
    name: 'admin-subscriptions-failed',
    as: 'admin',
    async show(page) {
      for (const operation of ['EmailSubscriptions', 'EmailSubscriptionCounts']) {
        await refuseOperation(page, operation, 'The service is temporarily unavailable.', 'SERVICE_UNAVAILABLE');
      }
      await page.goto(PATH);
      const w = await createMessages(page);
      await expectHeading(page, w.loadFailed);
      await expect(page.getByText(w.countUnknown).first()).toBeAttached();
    },
  },
  {
    name: 'admin-subscriptions-delete',
    as: 'admin',
    async show(page) {
      await answer(page);
      await page.goto(PATH);
      const w = await createMessages(page);
      await page.getByRole('button', { name: w.removeOf.replace('{email}', 'noa@example.org') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'admin-newsletters',
    as: 'admin',
    async show(page) {
      await answerOperation(page, 'Newsletters', {
        newsletters: { pageInfo: { hasNextPage: true, endCursor: 'x' }, edges: issues.map((node) => ({ node })) },
      });
      await answerOperation(page, 'ScheduledNewsletters', { scheduledNewsletters: [scheduled] });
      await answerOperation(page, 'NewsletterProgress', { newsletter: issues[0] });
      await page.goto(`${PATH}?tab=newsletters`);
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
  {
    name: 'admin-newsletter-preview',
    as: 'admin',
    async show(page) {
      const { dialog, w } = await openComposer(page);
      await dialog.getByRole('tab', { name: w.preview }).click();
      await expect(dialog.frameLocator('iframe').getByRole('link', { name: 'the list' })).toBeVisible();
    },
  },
  {
    name: 'admin-newsletter-send',
    as: 'admin',
    async show(page) {
      const { dialog, w } = await openComposer(page);
      await dialog.getByRole('button', { name: w.review }).click();
      await expect(page.getByRole('alertdialog').getByText('1,207')).toBeVisible();
    },
  },
];
