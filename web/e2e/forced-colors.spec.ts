import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';

/** What the browser draws, after it has replaced our colors. */
const drawn = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

test.describe('with a palette of the system', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('what is selected, focused or switched on is told apart', async ({ page, world, signIn, t }) => {
    await signIn(page, await world.person());
    await page.goto('/stream');

    const selected = page.getByRole('tab', { selected: true });
    await expect(selected).toBeVisible();
    expect(await drawn(selected, 'background-color', '::after')).not.toBe(
      await drawn(page.locator('main'), 'background-color'),
    );
    await expect(page.getByRole('navigation').locator('[aria-current=page]').first()).toHaveCSS(
      'outline-style',
      'solid',
    );

    await page
      .getByRole('button', { name: t('shell.account') })
      .first()
      .press('Enter');
    await expect(page.locator('[role^=menuitem]:focus')).toHaveCSS('outline-style', 'solid');

    await page.goto('/theme-switcher');
    const control = page.getByRole('switch').first();
    const off = await drawn(control, 'background-color');
    expect(await drawn(control, 'background-color', '::before')).not.toBe(off);
    await control.check();
    await expect.poll(() => drawn(control, 'background-color')).not.toBe(off);
    await expect
      .poll(
        async () =>
          (await drawn(control, 'background-color', '::before')) !== (await drawn(control, 'background-color')),
      )
      .toBe(true);
  });
});
