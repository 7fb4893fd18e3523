import { expect, type Page } from '@playwright/test';
import { en } from '../../../src/features/front-door/email-subscription/messages.en';
import { he } from '../../../src/features/front-door/email-subscription/messages.he';
import { answerOperation } from '../failures';
import { expectHeading, type PageState } from './page-state';

const newsWords = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'he' ? he : en);

/** The mailbox page and the emails. */
export const mailStates: readonly PageState[] = [
  {
    name: 'mailbox',
    as: 'visitor',
    isPlain: true,
    async show(page, _t, { ada }) {
      await page.goto(`/dev/mailbox?to=${ada.email}`);
      await expect(page.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'mail-verify-email',
    as: 'visitor',
    isPlain: true,
    async show(page, _t, { world, ada }) {
      const { id } = await world.mailbox.newest(ada.email);
      await page.goto(`/dev/mailbox/${id}`);
      await expect(page.locator('.paper')).toBeVisible();
    },
  },
  {
    name: 'unsubscribe',
    as: 'visitor',
    async show(page) {
      await page.goto('/unsubscribe?token=x');
      await expectHeading(page, (await newsWords(page)).unsubscribeTitle);
    },
  },
  {
    name: 'unsubscribed',
    as: 'visitor',
    async show(page) {
      await answerOperation(page, 'UnsubscribeEmail', { unsubscribeEmail: true });
      await page.goto('/unsubscribe?token=x');
      const words = await newsWords(page);
      await page.getByRole('button', { name: words.unsubscribe }).click();
      await expectHeading(page, words.leftTitle);
    },
  },
  {
    name: 'verify-subscription-expired',
    as: 'visitor',
    async show(page) {
      await page.goto('/verify-subscription?token=x');
      await expectHeading(page, (await newsWords(page)).expiredTitle);
    },
  },
  {
    name: 'verify-subscription',
    as: 'visitor',
    async show(page) {
      await answerOperation(page, 'VerifyEmailSubscription', { verifyEmailSubscription: true });
      await page.goto('/verify-subscription?token=x');
      await expectHeading(page, (await newsWords(page)).verifiedTitle);
    },
  },
];
