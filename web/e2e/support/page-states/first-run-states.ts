import { expect } from '@playwright/test';
import { firstRunMessages } from '../page-messages';
import { expectHeading, type PageState } from './page-state';

/** The first screens, which everyone can open again. */
export const firstRunStates: readonly PageState[] = [
  {
    name: 'welcome-about',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/welcome');
      await expectHeading(page, firstRunMessages(t)('aboutTitle'));
    },
  },
  {
    name: 'welcome-topics',
    as: 'newcomer',
    async show(page, t) {
      const say = firstRunMessages(t);
      await page.goto('/welcome?step=2');
      await expect(page.getByRole('group', { name: say('topics') })).toBeVisible();
    },
  },
  {
    name: 'welcome-people',
    as: 'newcomer',
    async show(page, t) {
      const say = firstRunMessages(t);
      await page.goto('/welcome?step=3');
      await expect(page.getByRole('list', { name: say('people') })).toHaveAttribute('aria-busy', 'false');
    },
  },
];
