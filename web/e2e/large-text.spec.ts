import type { Page } from '@playwright/test';
import { findBrowser } from './support/browser';
import { composerMessages, settingsMessages } from './support/page-messages';
import { untilPainted } from './support/page-states/page-state';
import { quackWith } from './support/quacks';
import { mainly } from './support/languages';
import { expect, test } from './support/test';

const { launchOptions } = await findBrowser();

/** Twice the usual size, as people set it in their browser: breakpoints are in rem, so they follow. */
const TEXT_PX = 32;

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${TEXT_PX}`],
  },
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const language of mainly('he')) {
  test.describe(`in ${language}, with text of 200 %`, () => {
    test.use({ language });

    test('the stream fits the window, and no text is cut', async ({ page, signIn, world }) => {
      const [ada, bea] = [await world.person('Adaeze Nwosu'), await world.person('בת־אל סוף')];
      await world.follow(ada, bea);
      const words = world.unique('large');
      await world.quack(bea, `${words} Two coots and a heron, before seven. #pondlife`);
      await signIn(page, ada);

      await page.goto('/stream');

      await expect(quackWith(page, words)).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('font-size', `${TEXT_PX}px`);
      await expectToFit(page);
    });

    test('a thread fits the window, and no text is cut', { tag: '@nightly' }, async ({ page, signIn, world }) => {
      const [ada, bea] = [await world.person('Adaeze Nwosu'), await world.person('בת־אל סוף')];
      const quack = await world.quack(bea, 'Which of the ponds is still open in November? #pondlife');
      const words = world.unique('reply');
      await world.reply(ada, quack, `${words} The one behind the mill.`);
      await signIn(page, ada);

      await page.goto(`/post/${quack.id}`);

      await expect(quackWith(page, words)).toBeVisible();
      await expectToFit(page);
    });

    test('whispers fit the window, and no text is cut', { tag: '@nightly' }, async ({ page, signIn, world }) => {
      const [ada, bea] = [await world.person('Adaeze Nwosu'), await world.person('בת־אל סוף')];
      const id = await world.whisper(bea, [ada], 'Are you at the pond?');
      await signIn(page, ada);

      await page.goto(`/whispers/${id}`);

      await expect(page.getByRole('log').getByText('Are you at the pond?')).toBeVisible();
      await expectToFit(page);
    });

    test('the composer fits the window, and no text is cut', async ({ page, signIn, world, t }) => {
      await signIn(page, await world.person('Adaeze Nwosu'));
      await page.goto('/stream');

      await page
        .getByRole('button', { name: t('shell.composeLabel') })
        .filter({ visible: true })
        .click();
      const composer = page.getByRole('dialog', { name: composerMessages(t)('compose') });
      await composer.getByRole('textbox').fill('A wren at the window, and a very long line about it. #birding');

      await expectToFit(page);
    });

    test('the settings fit the window, and no text is cut', { tag: '@nightly' }, async ({ page, signIn, world, t }) => {
      const w = settingsMessages(t);
      await signIn(page, await world.person('Adaeze Nwosu'));

      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: w('title'), exact: true })).toBeVisible();
      await expectToFit(page);

      for (const section of ['account', 'notifications', 'appearance'] as const) {
        await page
          .getByRole('link', { name: w(section) })
          .filter({ visible: true })
          .first()
          .click();
        await expect(page.getByRole('heading', { name: w(section), exact: true }).first()).toBeVisible();
        await expectToFit(page);
        await page.goBack();
        await expect(page.getByRole('heading', { name: w('title'), exact: true })).toBeVisible();
      }
    });
  });
}

async function expectToFit(page: Page): Promise<void> {
  await untilPainted(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
  await expect.poll(() => page.evaluate(cutTexts)).toEqual([]);
}

/** Texts that leave the window or what clips them. What may be scrolled to is not cut, and neither is what ends in dots. */
function cutTexts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent?.trim() || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    // The link that skips the navigation waits above the window.
    if (box.width === 0 || box.bottom <= 0) continue;
    let isCut = false;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const outer = around.getBoundingClientRect();
      // Only for screen readers.
      if (outer.width <= 1 || style.clipPath !== 'none') {
        isCut = false;
        break;
      }
      if (/auto|scroll/.test(style.overflowX + style.overflowY) && around !== document.documentElement) break;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') {
        if (around === document.body && (box.left < -1 || box.right > innerWidth + 1)) isCut = true;
        continue;
      }
      const isBeside = box.left < outer.left - 1 || box.right > outer.right + 1;
      // Glyphs may reach a little over their line.
      const isBelow = box.top < outer.top - 4 || box.bottom > outer.bottom + 4;
      if ((isBeside && style.overflowX !== 'visible') || (isBelow && style.overflowY !== 'visible')) isCut = true;
    }
    if (isCut) found.push(text.textContent.trim());
  }
  return found;
}
