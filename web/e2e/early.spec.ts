import type { Page } from '@playwright/test';
import { en as firstRun } from '../src/features/first-run/messages.en';
import { listOperations } from './support/failures';
import { holdCode } from './support/hold-code';
import { mainly } from './support/languages';
import { quackWith } from './support/quacks';
import { expect, test } from './support/test';

const early = (page: Page) => page.locator('#early-page');
/** What may be asked before the client is there; its pages ask for more. */
const isEarly = (name: string) => name === 'Viewer' || name === 'Stream';

/** The position of the text of a post. */
async function placeOf(page: Page, words: string) {
  const box = await page.getByText(words, { exact: true }).boundingBox();
  return [box?.x, box?.y, box?.width, box?.height].map((value) => Math.round(value ?? -1));
}

for (const language of mainly('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const width of [1280, 390]) {
      test(`the first quacks are read before the client is there, where it will show them, ${width} px wide`, async ({
        page,
        signIn,
        world,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const [ada, bea] = [await world.person('Ada Pond'), await world.person('בת־אל סוף')];
        await world.follow(ada, bea);
        const [plain, hebrew] = [world.unique('early'), world.unique('מוקדם')];
        await world.quack(bea, plain);
        await world.quack(bea, hebrew);
        await signIn(page, ada);
        // A list is asked for again once the live connection is open.
        await page.routeWebSocket('**/graphql', () => undefined);
        const asked = listOperations(page);
        const release = await holdCode(page);
        await page.goto('/stream', { waitUntil: 'commit' });

        await expect(early(page).getByText(plain, { exact: true })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const places = [await placeOf(page, plain), await placeOf(page, hebrew)];
        await expect(page.getByRole('article')).toHaveCount(0);

        release();
        await expect(quackWith(page, plain)).toBeVisible();
        await expect(early(page)).toHaveCount(0);
        expect([await placeOf(page, plain), await placeOf(page, hebrew)]).toEqual(places);
        expect(asked.filter(isEarly).toSorted()).toEqual(['Stream', 'Viewer']);
      });
    }
  });
}

for (const width of [1280, 390]) {
  test(
    `the quacks of a new person don't move when the checklist comes, ${width} px wide`,
    { tag: '@nightly' },
    async ({ page, signIn, world }) => {
      await page.setViewportSize({ width, height: 800 });
      const [noa, bea] = [await world.beginner('Noa Reed'), await world.person('Bea Reed')];
      await world.follow(noa, bea);
      const words = world.unique('early');
      await world.quack(bea, words);
      await signIn(page, noa);
      const release = await holdCode(page);
      await page.goto('/stream', { waitUntil: 'commit' });
      await expect(early(page).getByText(words, { exact: true })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const place = await placeOf(page, words);

      release();

      await expect(quackWith(page, words)).toBeVisible();
      await expect(page.getByRole('button', { name: firstRun.dismiss })).toBeVisible();
      await expect(early(page)).toHaveCount(0);
      expect(await placeOf(page, words)).toEqual(place);
    },
  );
}

test('whoever reads everyone sees everyone from the start', { tag: '@nightly' }, async ({ page, signIn, world, t }) => {
  const [ada, stranger] = [await world.person('Ada Pond'), await world.person('Stranger')];
  const words = world.unique('all');
  await world.quack(stranger, words);
  await signIn(page, ada);
  await page.goto('/stream');
  await page.getByRole('tab', { name: t('timelines.everyone') }).click();
  await expect(quackWith(page, words)).toBeVisible();
  const release = await holdCode(page);

  await page.goto('/stream', { waitUntil: 'commit' });

  await expect(early(page).getByText(words)).toBeVisible();
  release();
  await expect(quackWith(page, words)).toBeVisible();
});

test('what is behind a warning is not shown early either', { tag: '@nightly' }, async ({ page, signIn, world }) => {
  const ada = await world.person('Ada Pond');
  const [warning, words] = [world.unique('spoiler'), world.unique('ending')];
  await world.quack(ada, words, { contentWarning: warning });
  await signIn(page, ada);
  const release = await holdCode(page);
  await page.goto('/stream', { waitUntil: 'commit' });

  await expect(early(page).getByText(warning)).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  release();
});

test('nothing is asked early of a visitor, nor with a token that ran out', async ({ page, signIn, world }) => {
  const asked = listOperations(page);
  await page.goto('/explore');
  await expect(page).toHaveURL('/login');
  expect(asked.filter(isEarly)).toEqual([]);

  const { refreshToken } = await world.person('Ada Pond');
  const past = Buffer.from(JSON.stringify({ sub: 'nobody', exp: 1 })).toString('base64url');
  await signIn(page, { token: `x.${past}.x`, refreshToken });
  const release = await holdCode(page);
  // Ends when what the page itself names has run.
  await page.goto('/stream', { waitUntil: 'load' });
  expect(asked.filter(isEarly)).toEqual([]);
  release();
});
