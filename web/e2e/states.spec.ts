import { breakOperation, stallOperation } from './support/failures';
import { isWhole } from './support/languages';
import { longLists, plenty } from './support/long-lists';
import { openings } from './support/page-openings';
import { expectToast } from './support/quacks';
import { expect, test } from './support/test';
import { appearanceMessages } from './support/messages';

/** Each of the long walks takes a minute and does the same in both languages: a usual run does each in one of them. */
for (const language of ['en', 'he'] as const) {
  test.describe(`pages (${language})`, () => {
    test.use({ language });

    if (isWhole || language === 'en') {
      test(
        'say that they load, why nothing came, and on Retry that there is nothing yet',
        { tag: '@nightly' },
        async ({ page, world, signIn, t }) => {
          test.setTimeout(300_000);
          // A new live connection would make lists refetch without Retry.
          await page.routeWebSocket('**/graphql', () => undefined);
          const [newcomer, bea] = [await world.person(), await world.person('Bea Reed')];
          const quack = await world.quack(bea, world.unique('seen'));
          await signIn(page, newcomer);
          const place = page.locator('main, dialog');

          for (const { name, open, operation, shown } of openings(page, t, world, { newcomer, bea, quack })) {
            await test.step(name, async () => {
              const { fail, mend } = await stallOperation(page, operation);
              await open();
              const waits = place.getByRole('status', { name: t('states.loading'), exact: true });
              await expect(place.locator('[aria-busy=true]').or(waits).first()).toBeVisible();

              await fail();
              const card = place.getByRole('alert').filter({ hasText: t('errors.network') });
              const retry = card.getByRole('button', { name: t('states.retry') });
              await retry.waitFor();
              await mend();
              await retry.press('Enter');
              await expect(shown.first()).toBeVisible();
              // Keyboard users continue at the new content, not at the top of the page.
              await expect(place.locator(':focus')).toBeVisible();
            });
          }
        },
      );
    }

    if (isWhole || language === 'he') {
      test(
        'bring all there is, page after page, down to a real end',
        { tag: '@nightly' },
        async ({ page, world, signIn, t }) => {
          test.setTimeout(300_000);
          const there = await plenty(world);
          await signIn(page, there.ada);

          for (const { name, open, list, rows, last, end } of longLists(page, t, world, there)) {
            await test.step(name, async () => {
              await open();
              await expect(list).toContainText(rows);
              await expect(async () => {
                // Any part of it: the wheel scrolls what is below the pointer, and a tab's list may still be replaced.
                await list.hover({ position: { x: 20, y: 20 }, force: true, timeout: 1_000 });
                await page.mouse.wheel(0, 8_000);
                await expect(end).toBeInViewport({ timeout: 250 });
              }).toPass();
              await expect(list.getByText(last)).toBeVisible();
            });
          }
        },
      );
    }

    test(
      'take a look back that could not be kept, and say so',
      { tag: '@nightly' },
      async ({ page, world, signIn, t }) => {
        const w = appearanceMessages(language);
        await signIn(page, await world.person());
        await page.goto('/theme-switcher');
        await breakOperation(page, 'UpdatePreferences');

        await page.getByRole('radio', { name: w('berry') }).click();

        await expectToast(page, t('errors.network'));
        await expect(page.getByRole('radio', { name: w('pond') })).toBeChecked();
        await expect(page.locator('html')).not.toHaveAttribute('data-accent', 'berry');
      },
    );
  });
}
