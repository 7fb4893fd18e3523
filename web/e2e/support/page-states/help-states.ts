import { expect } from '@playwright/test';
import { en } from '../../../src/features/help/messages.en';
import { he } from '../../../src/features/help/messages.he';
import type { Translator } from '../../../src/i18n/translator';
import type { Page } from '@playwright/test';
import { untilPainted, type PageState } from './page-state';

/** The words of the help center in the language of the page. */
const createMessages = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'he' ? he : en);

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
];
