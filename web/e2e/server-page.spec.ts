import type { Page } from '@playwright/test';
import { holdCode } from './support/hold-code';
import { isWhole, mainly } from './support/languages';
import { expect, test } from './support/test';

/** The position and style of each text on the page, in pixels. Both pages may show it in other fonts, in lines of the same height. */
const seen = (page: Page, words: readonly string[]) =>
  page.evaluate(async (all) => {
    // The width of text depends on its font, which each page asks for by a style sheet of its own.
    await document.fonts.load('1rem "Rubik Variable"', 'aא');
    await document.fonts.ready;
    const root = document.querySelector('#server-page main') ?? document.querySelector('main');
    if (!root) throw new Error('There is no page.');
    const column = root.getBoundingClientRect();
    const looks = all.map((words) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      // The client writes the sign and the handle as two.
      while (texts.nextNode() && !(texts.currentNode as Text).data.includes(words.replace(/^@/, '')));
      const parent = texts.currentNode.parentElement!;
      const range = document.createRange();
      range.selectNodeContents(parent);
      const { x, y, height } = range.getBoundingClientRect();
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      return { x, middle: y + height / 2, look: [words, color, fontSize, fontWeight] };
    });
    const page = [Math.round(column.x), Math.round(column.width), getComputedStyle(root).backgroundColor];
    return {
      page,
      looks: looks.map(({ look }) => look),
      starts: looks.map(({ x }) => x),
      middles: looks.map(({ middle }) => middle),
    };
  }, words);

for (const [language, theme, usually] of [
  ['en', 'light', 1280],
  ['he', 'dark', 390],
] as const) {
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    for (const width of isWhole ? [1280, 820, 390] : [usually]) {
      test(`a quack and a person stand where the client will show them, ${width} px wide`, async ({ page, world }) => {
        await page.setViewportSize({ width, height: 800 });
        const ada = await world.person('Ada Pond');
        const words = world.unique('before');
        const { id } = await world.quack(ada, `${words} שלום @${ada.handle} #ducks`);
        const all = [words, '#ducks', 'Ada Pond', `@${ada.handle}`];

        for (const path of [`/post/${id}`, `/user/${ada.handle}`]) {
          const release = await holdCode(page);
          await page.goto(path);
          await expect(page.locator('#server-page')).toBeVisible();
          // Chromium rounds the width of letters to whole pixels at times, which is not about the page.
          await page.evaluate(() => void (document.documentElement.style.textRendering = 'geometricPrecision'));
          const before = await seen(page, all);

          release();
          await expect(page.locator('#server-page')).toHaveCount(0);
          await expect(page.locator('main').getByText(words)).toBeVisible();
          const after = await seen(page, all);
          expect([before.page, before.looks]).toEqual([after.page, after.looks]);
          const moved = (from: number[], to: number[]) =>
            Math.max(...from.map((place, index) => Math.abs(place - to[index]!)));
          expect(moved(before.middles, after.middles)).toBeLessThanOrEqual(1);
          expect(moved(before.starts, after.starts)).toBeLessThanOrEqual(1);
        }
      });
    }
  });
}

test.describe('in Hebrew', () => {
  test.use({ language: 'he', javaScriptEnabled: false });

  test('handles and hashtags begin with their sign, without JavaScript', async ({ page, world }) => {
    const ada = await world.person('עדה');
    const { id } = await world.quack(ada, `לחם #sourdough ו @${ada.handle}`);
    for (const path of [`/post/${id}`, `/user/${ada.handle}`]) {
      await page.goto(path);

      const backward = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.querySelector('#server-page')!, NodeFilter.SHOW_TEXT);
        const found: [string, boolean][] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (const { 0: name, index } of text.data.matchAll(/[@#][a-z_0-9]+/g)) {
            const placeOf = (at: number) => {
              const range = document.createRange();
              range.setStart(text, at);
              range.setEnd(text, at + 1);
              return range.getBoundingClientRect().x;
            };
            found.push([name, placeOf(index) < placeOf(index + name.length - 1)]);
          }
        }
        return found;
      });

      expect(backward.length).toBeGreaterThan(2);
      expect(backward.filter(([, isForward]) => !isForward)).toEqual([]);
    }
  });

  test('a link behind a warning says where it leads, without JavaScript', async ({ page, world }) => {
    const ada = await world.person('Ada Pond');
    const { id } = await world.quack(ada, 'https://example.org/ending', { contentWarning: 'Spoiler' });
    await page.goto(`/post/${id}`);
    const link = page.getByText('example.org', { exact: true });
    await expect(link).toBeHidden();

    await page.getByText('Spoiler').click();

    await expect(link).toBeVisible();
  });

  test('who has no JavaScript is told so in their language, and waits for nothing', async ({ page }) => {
    await page.goto('/explore');

    await expect(page.locator('noscript')).toHaveText('כדי להציג את האגם, Mallard צריך JavaScript.', {
      useInnerText: true,
    });
    await expect(page.locator('#first-look')).toBeHidden();
  });
});

for (const language of mainly('en')) {
  test.describe(`a start, in ${language}`, () => {
    test.use({ language });

    test('says what it waits for once it takes long, and not before', async ({ page, t }) => {
      const release = await holdCode(page);
      await page.goto('/explore', { waitUntil: 'commit' });
      const mark = page.locator('#first-look svg');
      await expect(mark).toBeVisible();
      const after = (ms: number) =>
        page.evaluate((time) => {
          for (const animation of document.getAnimations()) {
            animation.pause();
            animation.currentTime = time;
          }
        }, ms);
      const caption = page.getByText(t('shell.loading'), { exact: true });

      await after(900);
      await expect(caption).toBeHidden();
      await after(1_100);
      await expect(caption).toBeVisible();
      await expect(page.getByRole('status')).toHaveText(t('shell.loading'), { useInnerText: true });
      const [{ y, height }, below] = [(await mark.boundingBox())!, (await caption.boundingBox())!];
      expect(below.y).toBeGreaterThanOrEqual(y + height);

      release();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(caption).toHaveCount(1);
      await expect(caption).toBeHidden();
    });
  });
}
