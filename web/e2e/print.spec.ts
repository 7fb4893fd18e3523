import { composerOf, quackWith } from './support/quacks';
import { pond } from './support/pictures';
import { expect, test } from './support/test';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('a printed page is what was read, in black on white', async ({ page, signIn, world, t }) => {
  const ada = await world.person('Ada Pond');
  const [word, far] = [world.unique('print'), world.unique('far')];
  for (let number = 0; number < 6; number += 1) await world.quack(ada, `${word} ${number}\n\n\n\nand\n\nmore`);
  await world.quackWithPictures(ada, far, [await pond('far.png', 160)], 'A pond');
  await signIn(page, ada);
  await page.goto('/stream');
  await expect(quackWith(page, `${word} 5`)).toBeVisible();
  await expect(composerOf(page, t)).toBeVisible();
  await expect(quackWith(page, far).getByRole('img', { name: 'A pond' })).toHaveAttribute('loading', 'lazy');

  await page.emulateMedia({ media: 'print' });

  await expect(quackWith(page, `${word} 5`)).toBeVisible();
  await expect(composerOf(page, t)).toBeHidden();
  for (const role of ['banner', 'navigation', 'complementary', 'tablist'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  // A picture is a button.
  await expect(page.getByRole('button').filter({ hasNot: page.locator('img') })).toHaveCount(0);
  const colors = await quackWith(page, `${word} 5`).evaluate((card) => [
    getComputedStyle(card.querySelector('p')!).color,
    getComputedStyle(document.querySelector('main')!).backgroundColor,
    getComputedStyle(document.documentElement).backgroundColor,
    getComputedStyle(card).breakInside,
  ]);
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)', 'avoid']);
  const width = (await page.getByRole('main').boundingBox())!.width;
  expect(width).toBeGreaterThan(1_200);
  await expect(page.locator('main img[loading=lazy]')).toHaveCount(0);

  const bea = await world.person('Bea Reed');
  await page.goto(`/user/${bea.handle}`);
  // A button of the client's page: the one of the server, which comes before, has it as text.
  await expect(page.locator('#main').getByRole('button', { name: `@${bea.handle}` })).toBeVisible();
  await expect(page.getByText(t('profiles.whisper'), { exact: true })).toBeHidden();
});
