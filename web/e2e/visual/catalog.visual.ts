import { expect, test } from '../support/test';
import { catalogStates } from '../support/page-states/catalog-states';
import type { Scene } from '../support/page-states/scene';
import { untilPainted } from '../support/page-states/page-state';

/** Both themes and both directions, each once. */
const looks = [
  { language: 'en', theme: 'light' },
  { language: 'he', theme: 'dark' },
] as const;

/** At half resolution: small pictures that still show changes of position and color. */
const SCALE = 0.5;
const SCREEN = { width: 1024, height: 900 };

/** Masked: code uses a font of the machine, and times and animations depend on the clock. */
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
      for (const state of catalogStates) {
        await test.step(state.name, async () => {
          await state.show(page, t, {} as Scene);
          await page.addStyleTag({ content: STILL });
          await page.evaluate(() => document.fonts.ready);
          await untilPainted(page);
          // The families of icons are as high as towers, and all the same further down.
          const fullPage = (await page.locator('[data-endless]').count()) === 0;
          await expect.soft(page).toHaveScreenshot(`${state.name}-${language}-${theme}.png`, { fullPage });
        });
      }
    });
  });
}
