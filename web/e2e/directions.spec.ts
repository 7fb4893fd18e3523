import type { Locator } from '@playwright/test';
import { quackWith } from './support/quacks';
import { expect, test } from './support/test';

/** The side at which a line of text begins, and at which its exclamation mark is. */
function sides(element: Element, line: string) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(line) ?? -1;
    if (at === -1) continue;
    const range = document.createRange();
    const box = (from: number, to: number) => {
      range.setStart(node, at + from);
      range.setEnd(node, at + to);
      return range.getBoundingClientRect();
    };
    const [words, mark, room] = [
      box(0, line.length),
      box(line.length - 1, line.length),
      element.getBoundingClientRect(),
    ];
    const side = (inner: DOMRect, outer: DOMRect) =>
      inner.left - outer.left < outer.right - inner.right ? 'left' : 'right';
    return { begins: side(words, room), mark: side(mark, words) };
  }
  return null;
}

async function expectOwnDirections(text: Locator): Promise<void> {
  await expect(text).toBeVisible();
  await expect.poll(() => text.evaluate(sides, 'English first!')).toEqual({ begins: 'left', mark: 'right' });
  await expect.poll(() => text.evaluate(sides, 'ואז עברית!')).toEqual({ begins: 'right', mark: 'left' });
  await expect.poll(() => text.evaluate(sides, 'English again!')).toEqual({ begins: 'left', mark: 'right' });
}

const BILINGUAL = 'A line that is longer than all the others\nEnglish first!\n\nואז עברית!\nEnglish again!';

test('each paragraph of a quack, a quote, a bio and a whisper has its own direction, at which it begins', async ({
  page,
  signIn,
  world,
}) => {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const word = world.unique('two');
  const quack = await world.quack(bea, `${word}\n${BILINGUAL}`);
  await world.quack(bea, `${word} quotes`, { quotePostId: quack.id });
  await world.updateProfile(bea, { bio: BILINGUAL });
  const conversation = await world.whisper(bea, [ada], BILINGUAL);
  await signIn(page, ada);
  const words = (inside: Locator) => inside.locator('p').filter({ hasText: 'English first!' });

  await page.goto(`/user/${bea.handle}`);
  await expectOwnDirections(words(page.getByRole('main')).first());
  for (const card of [quackWith(page, word).last(), quackWith(page, `${word} quotes`)]) {
    await expectOwnDirections(words(card));
  }
  await page.goto(`/post/${quack.id}`);
  await expectOwnDirections(words(quackWith(page, word)));
  await page.goto(`/whispers/${conversation}`);
  await expectOwnDirections(words(page.getByRole('log')));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each paragraph has its own direction on the pages that the server sends', async ({ page, world }) => {
    const bea = await world.person('Bea Reed');
    const quack = await world.quack(bea, BILINGUAL);

    await page.goto(`/post/${quack.id}`);

    await expectOwnDirections(page.getByRole('article').locator('p').filter({ hasText: 'English first!' }));
  });
});
