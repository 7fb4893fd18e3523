import { readingMessages } from './support/page-messages';
import { quackWith } from './support/quacks';
import { expect, test } from './support/test';

for (const language of ['en', 'he'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    test('a place in home is kept, and offered on another device once much came since', async ({
      page,
      openBrowser,
      signIn,
      world,
      t,
    }) => {
      const w = readingMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      await world.follow(ada, bea);
      const last = world.unique('last');
      await world.quack(bea, world.unique('before'));
      await world.quack(bea, last);
      await signIn(page, ada);
      await page.goto('/stream');
      const kept = page.waitForResponse(
        (response) => response.request().postData()?.includes('KeepReadingPositions') ?? false,
      );
      await expect(quackWith(page, last)).toBeVisible();
      expect((await kept).ok()).toBe(true);
      await page.close();

      const newest = world.unique('newest');
      for (let number = 1; number < 24; number++) await world.quack(bea, world.unique(`new${number}`));
      await world.quack(bea, newest);
      const phone = await openBrowser(ada);
      await phone.setViewportSize({ width: 390, height: 780 });
      await phone.goto('/stream');
      await expect(quackWith(phone, newest)).toBeInViewport();

      await phone.getByRole('button', { name: w('offer', { count: 24 }) }).click();

      await expect(quackWith(phone, last)).toBeInViewport();
      await expect(quackWith(phone, newest)).not.toBeInViewport();
      await expect(phone.locator('article:focus, [role=article]:focus')).toContainText(last);
      await expect(phone.getByRole('button', { name: w('dismiss') })).toHaveCount(0);
    });
  });
}
