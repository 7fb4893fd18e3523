import type { Page } from '@playwright/test';
import { mainly } from './support/languages';
import { exploreMessages } from './support/messages';
import { composerOf } from './support/quacks';
import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/test';

/** Delays the code of a page. @returns a function that lets it through */
async function hold(page: Page, name: string): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a page whose code is late shows its skeleton, where it can be left again', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      await signIn(page, await world.person('Ada Pond'));
      await page.goto('/stream');
      await expect(composerOf(page, t)).toBeVisible();
      await untilKeysWork(page, t);
      const main = page.getByRole('main');
      const skeleton = main.locator('> [aria-busy=true]');
      const link = (label: 'explore' | 'notifications') =>
        page
          .getByRole('navigation', { name: t('shell.mainNavigation') })
          .getByRole('link', { name: t(`shell.${label}`) });
      const release = await hold(page, '(?:explore|notifications)');

      await test.step('a click shows the heading and the shape of the next page', async () => {
        await link('notifications').click();
        await expect(skeleton.getByRole('heading', { name: t('shell.notifications'), level: 1 })).toBeVisible();
        await expect(skeleton.locator('[data-skeleton]').first()).toBeVisible();
        await expect(page).toHaveURL('/notifications');
        await expect(composerOf(page, t)).toHaveCount(0);
        await expect(main).toBeFocused();
        await expect(page.getByRole('progressbar', { name: t('shell.loadingPage') })).toBeVisible();
      });

      await test.step('another click shows another one', async () => {
        await link('explore').click();
        await expect(skeleton.getByRole('heading', { name: t('shell.explore'), level: 1 })).toBeVisible();
        await expect(link('explore')).toHaveAttribute('aria-current', 'page');
      });

      release();

      await expect(main.getByRole('tab', { name: exploreMessages(language)('tabQuacks') })).toBeVisible();
      await expect(skeleton).toHaveCount(0);
      await expect(main).toBeFocused();
      await expect(page.getByRole('progressbar', { name: t('shell.loadingPage') })).toHaveCount(0);
    });
  });
}
