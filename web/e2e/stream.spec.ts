import type { Page } from '@playwright/test';
import { breakOperation, refuseOperation, stallOperation } from './support/failures';
import { isWhole, mainly } from './support/languages';
import { expectToast, nodButton, publish, quackWith, showNew } from './support/quacks';
import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/test';
import type { Person, World } from './support/world';
import { entranceMessages } from './support/page-messages';

const PAGE = 20;

/** A reader, and a followed author with `count` posts, the first named `… 1`. */
async function reader(world: World, count: number): Promise<{ ada: Person; bea: Person; word: string }> {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  await world.follow(ada, bea);
  const word = world.unique('reed');
  await world.quacks(
    bea,
    Array.from({ length: count }, (_, index) => `${word} ${index + 1}.`),
  );
  return { ada, bea, word };
}

const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

test('brings every quack once, page after page, down to a real end', async ({ page, signIn, world, t }) => {
  const count = 2 * PAGE + 5;
  const { ada, word } = await reader(world, count);
  await signIn(page, ada);
  await page.goto('/stream');
  const seen = new Map<string, number>();

  await expect(async () => {
    for (const text of await page.getByRole('article').allInnerTexts()) {
      const number = new RegExp(`${word} (\\d+)\\.`).exec(text)?.[1];
      if (number) seen.set(number, (seen.get(number) ?? 0) + 1);
    }
    await page.mouse.wheel(0, 500);
    await expect(page.getByText(t('states.end'))).toBeInViewport({ timeout: 100 });
  }).toPass({ timeout: 40_000 });

  expect(seen.size).toBe(count);
  await expect(page.getByRole('article').last()).toHaveAttribute('aria-setsize', String(count));
  await page.getByRole('button', { name: t('states.backToTop') }).click();
  await expect(quackWith(page, `${word} ${count}.`)).toBeInViewport();
});

test('whoever presses Retry stays on it until there is an answer, and goes on at the first quack of it', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const { ada, word } = await reader(world, PAGE + 3);
  await signIn(page, ada);
  let mend = await breakOperation(page, 'Stream');
  await page.goto('/stream');
  const card = page.getByRole('main').getByRole('alert');
  const retry = card.getByRole('button', { name: t('states.retry') });
  await expect(card).toContainText(t('errors.network'));
  const stalled = await stallOperation(page, 'Stream');
  await retry.press('Enter');

  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();
  await expect(card).toContainText(t('states.loading'));
  mend();
  await stalled.mend();
  await expect(quackWith(page, `${word} ${PAGE + 3}.`)).toBeFocused();

  mend = await breakOperation(page, 'Stream');
  await expect(async () => {
    await scrollDown(page);
    await expect(retry).toBeInViewport({ timeout: 200 });
  }).toPass();
  mend();
  await retry.press('Enter');
  await expect(quackWith(page, `${word} 3.`)).toBeFocused();
});

test(
  'whoever presses Retry before the rest of the client has come goes on at what came',
  { tag: '@nightly' },
  async ({ page, world, signIn, t }) => {
    const newcomer = await world.person();
    await signIn(page, newcomer);
    // What is fetched when the page is idle, such as what is shown on top of it, never comes here.
    let asked = 0;
    await page.route(/\/assets\/around-/, () => void (asked += 1));
    const { fail, mend } = await stallOperation(page, 'HashtagPosts');
    await page.goto(`/hashtag/${world.unique('nobody')}`);
    await fail();
    const retry = page.getByRole('alert').getByRole('button', { name: t('states.retry') });
    await retry.waitFor();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await mend();
    await retry.press('Enter');

    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  },
);

test('keeps only the rows near the window', { tag: '@nightly' }, async ({ page, signIn, world }) => {
  const { ada } = await reader(world, 3 * PAGE);
  await signIn(page, ada);
  await page.goto('/stream');
  await expect(page.getByRole('article').first()).toBeVisible();

  const last = page.getByRole('article').last();
  await expect(async () => {
    await scrollDown(page);
    await expect(last).toHaveAttribute('aria-posinset', String(3 * PAGE), { timeout: 500 });
  }).toPass();

  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(2 * PAGE);
});

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('offers people where one follows nobody yet, and fills as soon as one does', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const ada = await world.person('Ada Pond');
      const bea = await world.person(world.unique('Bea '));
      const words = world.unique('hello');
      await world.quack(bea, words);
      await signIn(page, ada);
      await page.goto('/stream');
      await expect(page.getByRole('heading', { name: t('timelines.emptyFollowing') })).toBeVisible();

      const people = page.getByRole('main').getByRole('region', { name: t('profiles.toFollow') });
      await expect(people.getByRole('button').first()).toBeVisible();
      await page.goto(`/user/${bea.handle}`);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('follows.followPerson', { name: bea.displayName }) })
        .click();
      await expectToast(page, t('follows.followed'));
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell.stream'), exact: true })
        .click();

      await expect(quackWith(page, words)).toBeVisible();
    });

    test('keeps the list where a later page does not come, and goes on after Retry', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const { ada, word } = await reader(world, PAGE + 3);
      await signIn(page, ada);
      await page.goto('/stream');
      await expect(quackWith(page, `${word} ${PAGE + 3}.`)).toBeVisible();
      const mend = await breakOperation(page, 'Stream');
      const failed = page.getByRole('alert').filter({ hasText: t('states.moreFailed') });
      await expect(async () => {
        await scrollDown(page);
        await expect(failed).toBeInViewport({ timeout: 200 });
      }).toPass();
      await expect(page.getByRole('article').first()).toBeVisible();

      mend();
      await failed.getByRole('button', { name: t('states.retry') }).click();

      await expect(async () => {
        await scrollDown(page);
        await expect(quackWith(page, `${word} 1.`)).toBeInViewport({ timeout: 200 });
      }).toPass();
      await expect(page.getByText(t('states.end'))).toBeVisible();
    });

    test('gathers what is new in a pill and never moves the reader', async ({ page, signIn, world, t }) => {
      const { ada, bea, word } = await reader(world, PAGE);
      await signIn(page, ada);
      await page.goto('/stream');
      const read = quackWith(page, `${word} ${PAGE - 6}.`);
      await expect(async () => {
        await page.mouse.wheel(0, 400);
        await expect(read).toBeInViewport({ timeout: 100 });
      }).toPass();
      const before = (await read.boundingBox())?.y ?? NaN;

      await world.quacks(bea, [`${word} new one`, `${word} new two`]);
      const pill = page.getByRole('button', { name: t('states.newQuacks', { count: 2 }) });
      await expect(pill).toBeVisible();

      // Positions are fractional.
      await expect.poll(async () => Math.abs(((await read.boundingBox())?.y ?? NaN) - before)).toBeLessThan(1);
      await pill.click();
      await expect(quackWith(page, `${word} new two`)).toBeInViewport();
    });
  });
}

test(
  'shows the first quack that comes into an empty stream',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    await world.follow(ada, bea);
    await signIn(page, ada);
    await page.goto('/stream');
    await expect(page.getByRole('heading', { name: t('timelines.emptyFollowing') })).toBeVisible();
    const words = world.unique('first');

    await world.quack(bea, words);

    await showNew(page, t, 1);
    await expect(quackWith(page, words)).toBeVisible();
  },
);

for (const width of isWhole ? [1280, 390] : [390]) {
  test(`shows one’s own first quack above whom one could follow, ${width} px wide`, async ({
    page,
    signIn,
    world,
    t,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await world.person(world.unique('Bea '));
    await signIn(page, await world.person('Ada Pond'));
    await page.goto('/stream');
    const people = page.getByRole('main').getByRole('region', { name: t('profiles.toFollow') });
    await expect(people).toBeVisible();

    const words = world.unique('mine');
    await publish(page, t, words);

    await expect(page.getByRole('button', { name: t('profiles.done'), exact: true })).toBeVisible();
    const tops = [quackWith(page, words), people].map(async (place) => (await place.boundingBox())?.y ?? 0);
    const [quack = 0, offer = 0] = await Promise.all(tops);
    expect(quack).toBeLessThan(offer);
  });
}

test('reads on by key from the tab that was chosen', { tag: '@nightly' }, async ({ page, signIn, world, t }) => {
  const [ada, stranger] = [await world.person('Ada Pond'), await world.person('Cleo')];
  await world.quack(stranger, world.unique('afar'));
  await signIn(page, ada);
  await page.goto('/stream');
  await untilKeysWork(page, t);
  await page.getByRole('tab', { name: t('timelines.everyone') }).click();
  await page.getByRole('article').first().waitFor();

  await page.keyboard.press('j');

  await expect(page.getByRole('article').first()).toBeFocused();
});

test('remembers which of the two streams one looked at', { tag: '@nightly' }, async ({ page, signIn, world, t }) => {
  const [ada, stranger] = [await world.person('Ada Pond'), await world.person('Cleo')];
  await world.quack(stranger, 'Somebody is here.');
  await signIn(page, ada);
  await page.goto('/stream');
  await expect(page.getByRole('tab', { name: t('timelines.following') })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: t('timelines.emptyFollowing') })).toBeVisible();

  await page.getByRole('tab', { name: t('timelines.everyone') }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.reload();

  await expect(page.getByRole('tab', { name: t('timelines.everyone') })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test(
  'is where one left it after a look at a profile and Back',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const { ada, bea, word } = await reader(world, 2 * PAGE);
    await signIn(page, ada);
    await page.goto('/stream');
    const middle = quackWith(page, `${word} 9.`);
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(middle).toBeInViewport({ timeout: 100 });
    }).toPass({ timeout: 30_000 });
    await middle.scrollIntoViewIfNeeded();
    const before = await middle.boundingBox();

    await middle.getByRole('link', { name: bea.handle }).click();
    await expect(page).toHaveURL(`/user/${bea.handle}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();

    await expect(middle).toBeInViewport();
    await expect(async () => {
      const after = await middle.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8);
    }).toPass();
  },
);

test('puts one’s own quack to the front at once, in every tab', async ({ page, signIn, world, t }) => {
  const { ada } = await reader(world, 3);
  await signIn(page, ada);
  const other = await page.context().newPage();
  await page.goto('/stream');
  await other.goto('/stream');
  await expect(other.getByRole('article').first()).toBeVisible();
  const words = world.unique('mine');

  await publish(page, t, words);

  await expect(page.getByRole('article').first()).toContainText(words);
  await showNew(other, t, 1);
  await expect(other.getByRole('article').first()).toContainText(words);
});

test(
  'takes a nod back where the server refuses it, and says so',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const { ada, word } = await reader(world, 1);
    await signIn(page, ada);
    await page.goto('/stream');
    const quack = quackWith(page, `${word} 1.`);
    await refuseOperation(page, 'NodPost', 'Post not found', 'NOT_FOUND');

    await nodButton(quack, t, 0).click();

    await expectToast(page, 'Post not found');
    await expect(nodButton(quack, t, 0)).toHaveAttribute('aria-pressed', 'false');
  },
);

test('hides what it cannot do from visitors, and leads them to sign in', async ({ page, t }) => {
  await page.goto('/stream');

  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle(`${entranceMessages(t)('signIn')} - Mallard`);
});
