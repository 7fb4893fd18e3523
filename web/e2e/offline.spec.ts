import type { Page } from '@playwright/test';
import { connectionWords } from './support/inbox';
import { Line } from './support/line';
import { composerOf, expectToast, quackWith } from './support/quacks';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** Answers that the device keeps of anybody. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
    const caught = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return caught.reduce((sum, count) => sum + count, 0);
  });

for (const language of ['en', 'he'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the last stream opens without a network and says so, and nothing of it stays after signing out', async ({
      page,
      context,
      signIn,
      world,
      t,
      baseURL,
    }) => {
      const say = connectionWords(t);
      const line = await Line.to(baseURL!);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('בת־אל סוף')];
      await world.follow(ada, bea);
      const words = `${world.unique('last')} בוקר טוב`;
      await world.quack(bea, words);
      await signIn(page, ada, line.url);
      await page.goto(`${line.url}/stream`);
      await expect(quackWith(page, words)).toBeVisible();
      await expect.poll(() => keptAnswers(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
      expect(Object.keys(await page.evaluate(() => ({ ...localStorage }))).toSorted()).toEqual(
        expect.not.arrayContaining(['stream', 'answers']),
      );

      line.cut();
      await context.setOffline(true);
      await page.goto(`${line.url}/stream`);
      await expect(quackWith(page, words)).toBeVisible();
      const strip = page.getByRole('region', { name: say('label') });
      await expect(strip).toContainText(say('offlineKept', { moment: '' }).split(':')[0] ?? '');
      const composer = composerOf(page, t);
      const own = world.unique('held');
      await composer.getByRole('textbox', { name: t('posts.field') }).fill(own);
      await composer.getByRole('button', { name: t('posts.publish'), exact: true }).click();
      await expect(composer.getByRole('alert')).toContainText(t('posts.kept'));

      line.mend();
      await context.setOffline(false);
      await expect(strip).toHaveCount(0);
      await composer.getByRole('button', { name: t('states.retry') }).click();
      await expectToast(page, t('posts.published'));
      await expect(quackWith(page, own)).toBeVisible();

      await page.getByRole('button', { name: new RegExp(ada.handle) }).click();
      await page.getByRole('menuitem', { name: t('shell.logOut') }).click();
      await expect(page.getByRole('button', { name: new RegExp(ada.handle) })).toHaveCount(0);
      await expect.poll(() => keptAnswers(page)).toBe(0);
      await line.close();
    });
  });
}
