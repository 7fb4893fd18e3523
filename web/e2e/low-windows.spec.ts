import type { Page } from '@playwright/test';
import { fieldTo, logWith } from './support/inbox';
import { readingMessages } from './support/page-messages';
import { quackWith } from './support/quacks';
import { isWhole } from './support/languages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How much of the window's height is covered by what stays in place while one scrolls. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    const stays = (element: Element | null): boolean => {
      for (let each = element; each; each = each.parentElement) {
        const { position } = getComputedStyle(each);
        if (position === 'fixed' || position === 'sticky') return true;
      }
      return false;
    };
    return rows.filter(stays).length / rows.length;
  });

test('at 400 % zoom, what says where one left off does not cover what is read', async ({ page, signIn, world, t }) => {
  const ada = await world.person('Ada Pond');
  const word = world.unique('zoom');
  for (let number = 0; number < 8; number += 1) await world.quack(ada, `${word} ${number}\n\nand\n\nmore`);
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page, ada);
  await page.goto('/stream');
  await expect(quackWith(page, `${word} 7`)).toBeAttached();
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();

  const offer = page.getByText(readingMessages(t)('leftOff'));
  await expect(offer).toBeAttached();
  await expect(offer).toBeHidden();
});

for (const size of [
  { width: 320, height: 256 },
  ...(isWhole ? [{ width: 640, height: 450 }] : []),
  { width: 844, height: 390 },
]) {
  test(`in a window of ${size.width} × ${size.height}, the bars leave the page to what is read`, async ({
    page,
    signIn,
    world,
  }) => {
    const ada = await world.person('Ada Pond');
    const word = world.unique('low');
    for (let number = 0; number < 8; number += 1) await world.quack(ada, `${word} ${number}\n\nand\n\nmore`);
    await page.setViewportSize(size);
    await signIn(page, ada);

    for (const path of ['/stream', `/user/${ada.handle}`, '/notifications', '/profile']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      if (path === '/stream') await expect(quackWith(page, `${word} 7`)).toBeAttached();
      await page.evaluate(() => scrollTo(0, 400));

      await expect.poll(() => coveredShare(page)).toBeLessThan(0.2);
    }
  });
}

for (const size of [{ width: 320, height: 256 }, ...(isWhole ? [{ width: 844, height: 390 }] : [])]) {
  test(`in a window of ${size.width} × ${size.height}, a conversation has the window to itself`, async ({
    page,
    signIn,
    world,
    t,
  }) => {
    const [ada, ben] = [await world.person('Ada Pond'), await world.person('Ben Reed')];
    const id = await world.whisper(ben, [ada], 'whisper 0');
    for (let number = 1; number < 12; number += 1)
      await world.whisper(ben, { conversationId: id }, `whisper ${number}`);
    await page.setViewportSize(size);
    await signIn(page, ada);
    await page.goto(`/whispers/${id}`);
    const log = logWith(page, t, ben);
    await expect(log.getByText('whisper 11', { exact: true })).toBeAttached();

    const share = await log.evaluate((element) => element.parentElement!.clientHeight / innerHeight);
    expect(share).toBeGreaterThan(0.7);
    await fieldTo(page, t, ben).fill('Seen on a low window');
    await page.keyboard.press('Enter');
    await expect(log.getByText('Seen on a low window')).toBeInViewport();
  });
}
