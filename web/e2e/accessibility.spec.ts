import type { Page } from '@playwright/test';
import { axeOf, complaintsOf, EVERY_RULE } from './support/axe';
import { isWhole } from './support/languages';
import { makeScene } from './support/page-states/scene';
import { forgetDrafts, numberOf, type PageState, personas } from './support/page-states/page-state';
import { partsOf } from './support/page-states/page-states';
import { expect, test } from './support/test';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };
const PHONES = [390, 320];
const NARROWEST = [320];
const screenOf = ({ upTo, at }: PageState) => (upTo !== undefined ? PHONE : { ...DESKTOP, width: at ?? DESKTOP.width });

/** By how many pixels a page is wider than its window. */
function excess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What axe complains of: the rule, and where. */
const complaints = (page: Page) => complaintsOf(axeOf(page).withTags(EVERY_RULE));

/** The themes differ in their colors alone. */
const paleWords = (page: Page) => complaintsOf(axeOf(page).withRules(['color-contrast']));

test('axe finds what is wrong', async ({ page }) => {
  await page.setContent('<main><p style="color: #999; background: #fff">pale</p><img src="x"></main>');

  expect((await complaints(page)).join()).toMatch(/color-contrast.*image-alt/s);
  expect((await paleWords(page)).join()).toMatch(/color-contrast/);
});

for (const language of ['en', 'he'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    for (const who of personas) {
      for (const part of partsOf(who, isWhole ? 'whole' : language)) {
        test(`axe finds nothing, and nothing is wider than a phone, as ${who}, from ${part[0]?.name} on`, async ({
          page,
          signIn,
          world,
          t,
        }) => {
          test.setTimeout(300_000);
          const scene = await makeScene(world);
          if (who !== 'visitor') await signIn(page, scene[who]);

          for (const state of part) {
            await test.step(state.name, async () => {
              const theme = (numberOf(state.name) >>> 8) % 2 === 0 ? 'light' : 'dark';
              await forgetDrafts(page);
              await page.setViewportSize(screenOf(state));
              await page.emulateMedia({ colorScheme: theme });
              await state.show(page, t, scene);
              // What the server drew for reading without scripts has made way.
              if (!state.isPlain) await expect(page.locator('#server-page')).toHaveCount(0);
              // Where it is for screen readers alone, there is nothing of it to be seen.
              await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
              if (theme === 'dark' && !state.isPlain) await expect(page.locator('html')).toHaveClass(/dark/);
              expect.soft(await complaints(page), `${state.name}, ${theme}`).toEqual([]);
              // Nothing but colors changes with the theme.
              if (isWhole) {
                const other = theme === 'light' ? 'dark' : 'light';
                await page.emulateMedia({ colorScheme: other });
                if (other === 'dark' && !state.isPlain) await expect(page.locator('html')).toHaveClass(/dark/);
                expect.soft(await paleWords(page), `${state.name}, ${other}`).toEqual([]);
              }
              for (const width of state.at ? [state.at] : isWhole ? PHONES : NARROWEST) {
                await page.setViewportSize({ width, height: 780 });
                await expect.soft.poll(() => excess(page), `${state.name} at ${width}`).toBeLessThanOrEqual(0);
              }
              await page.unrouteAll({ behavior: 'ignoreErrors' });
            });
          }
        });
      }
    }
  });
}
