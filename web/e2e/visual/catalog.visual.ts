import { expect, test } from '../support/test';
import { catalogSights } from '../support/sights/catalog-sights';
import type { Scene } from '../support/sights/scene';
import { settle } from '../support/sights/sight';

/** Both themes and both directions, each once. */
const looks = [
  { language: 'en', theme: 'light' },
  { language: 'he', theme: 'dark' },
] as const;

/** Half a device's pixel for each of CSS: small pictures, in which a change of place or color still shows. */
const SCALE = 0.5;
const SCREEN = { width: 1024, height: 900 };

/** The code has the font of the machine, and says nothing of the look; times and moves differ with the clock. */
const STILL = `
  pre, time { visibility: hidden !important; }
  pre { height: 4rem !important; }
  *, *::before, *::after { animation: none !important; transition: none !important; }
`;

for (const { language, theme } of looks) {
  test.describe(`${language}-${theme}`, () => {
    test.use({
      language,
      theme,
      deviceScaleFactor: SCALE,
      viewport: SCREEN,
      timezoneId: 'UTC',
      // For the style below.
      bypassCSP: true,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('the catalog looks as it did', async ({ page, t }) => {
      for (const sight of catalogSights) {
        await test.step(sight.name, async () => {
          await sight.show(page, t, {} as Scene);
          await page.addStyleTag({ content: STILL });
          await page.evaluate(() => document.fonts.ready);
          await settle(page);
          // The families of icons are as high as towers, and all the same further down.
          const fullPage = (await page.locator('[data-endless]').count()) === 0;
          await expect.soft(page).toHaveScreenshot(`${sight.name}-${language}-${theme}.png`, { fullPage });
        });
      }
    });
  });
}
