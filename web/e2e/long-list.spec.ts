import type { Request } from '@playwright/test';
import { answerOperation, stallOperation } from './support/failures';
import { pond } from './support/pictures';
import { nodButton, quackWith } from './support/quacks';
import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/test';

const COUNT = 2_000;

test('two thousand quacks are as light as twenty, by wheel, by key, and on Back', async ({
  page,
  signIn,
  world,
  t,
}) => {
  test.setTimeout(180_000);
  const ada = await world.person('Ada Pond');
  const edges = Array.from({ length: COUNT }, (_, index) => edge(index + 1, ada));
  await signIn(page, ada);
  await answerOperation(page, 'UserPosts', {
    user: {
      __typename: 'User',
      id: ada.id,
      posts: {
        __typename: 'PostConnection',
        edges,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  });
  await page.goto(`/user/${ada.handle}`);
  const rows = page.getByRole('article');
  // Two thousand in one answer take a busy machine a while; people get them twenty at a time.
  await expect(quackWith(page, 'Quack 1.')).toBeVisible({ timeout: 60_000 });
  await untilKeysWork(page, t);

  for (const share of [0.25, 0.5, 0.75]) {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
    await expect(async () => {
      const places = await rows.evaluateAll((all) => all.map((row) => Number(row.ariaPosInSet)));
      expect(Math.min(...places)).toBeGreaterThan((COUNT * share) / 2);
    }).toPass();
    await expect.poll(() => rows.count()).toBeLessThan(40);
  }
  // At rest, rows are rendered well below the viewport, and none is hidden.
  await expect
    .poll(() => rows.last().evaluate((row) => row.getBoundingClientRect().bottom - innerHeight))
    .toBeGreaterThan(800);
  await expect(page.locator('[data-row]').filter({ visible: false })).toHaveCount(0);
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(COUNT));

  await page.keyboard.press('j');
  const place = Number(await page.evaluate(() => document.activeElement?.getAttribute('aria-posinset')));
  for (let step = 1; step <= 12; step += 1) {
    await page.keyboard.press('j');
    await expect(page.locator(`[aria-posinset="${place + step}"]`)).toBeFocused();
  }
  await page.keyboard.press('k');
  const left = page.locator(`[aria-posinset="${place + 11}"]`);
  await expect(left).toBeFocused();
  await expect(left).toBeInViewport();
  const before = await left.boundingBox();

  await left.getByRole('link', { name: 'elsewhere' }).click();
  await expect(page).toHaveURL('/user/elsewhere');
  await page.goBack();

  await expect(left).toBeInViewport();
  await expect(async () => {
    expect(Math.abs(((await left.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8);
  }).toPass();
  await expect.poll(() => rows.count()).toBeLessThan(40);
});

test('nothing in a row is cut off in a layer of its own', { tag: '@nightly' }, async ({ page, signIn, world, t }) => {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const plain = await world.quack(ada, 'Under the willow, as always.');
  await world.reply(bea, plain, 'Me too.');
  await world.nod(bea, plain);
  await world.quack(ada, `#pond @${bea.handle} https://example.com/${'reed/'.repeat(12)}`);
  await world.quack(ada, 'A heron.', { contentWarning: 'Birds of prey' });
  await world.quackWithPictures(
    ada,
    'Two of them.',
    [await pond('dawn.jpg', 40), await pond('dusk.jpg', 260)],
    'A pond',
  );
  await signIn(page, bea);
  await page.goto(`/user/${ada.handle}`);
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(nodButton(quackWith(page, plain.content), t, 1)).toBeVisible();

  // A browser takes such a row for one of which something may be missing, and paints all of it again as soon as the list moves.
  const cut = await page.locator('[data-row] *').evaluateAll((all) =>
    all
      .filter((element) => {
        const { position, overflow, clipPath } = getComputedStyle(element);
        if (position === 'static') return false;
        const isLarger = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
        return clipPath !== 'none' || (overflow !== 'visible' && isLarger);
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(cut).toEqual([]);
});

test(
  'no rule asks what is within a part of the page that rows are in',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const ada = await world.person('Ada Pond');
    await world.quack(ada, 'Under the willow, as always.');
    await signIn(page, ada);
    await page.goto('/stream');
    await expect(page.getByRole('article')).toHaveCount(1);

    // Such a part is searched, and its style worked out anew, with each row that comes or goes.
    const asked = await page.locator('[data-row]').evaluate((row) => {
      const rulesOf = (list: CSSRuleList): CSSRule[] =>
        [...list]
          // The browser looks at what is for printing only when it prints.
          .filter((rule) => !(rule instanceof CSSMediaRule) || matchMedia(rule.conditionText).matches)
          .flatMap((rule) => [rule, ...('cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : [])]);
      return [...document.styleSheets]
        .flatMap((sheet) => rulesOf(sheet.cssRules))
        .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText.split(/,(?![^(]*\))/) : []))
        .filter((selector) => selector.includes(':has('))
        .filter((selector) => row.parentElement?.closest(selector.split(':has(')[0]?.replace(/:not\($/, '') || '*'));
    });
    expect(asked).toEqual([]);
  },
);

test(
  'what stands for more rests while one scrolls, and while it is on its way',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const ada = await world.person('Ada Pond');
    for (let number = 1; number <= 21; number += 1) await world.quack(ada, `Quack ${number}.`);
    await signIn(page, ada);
    await page.goto(`/user/${ada.handle}`);
    await expect(quackWith(page, 'Quack 21.')).toBeVisible();
    await untilKeysWork(page, t);
    await stallOperation(page, 'UserPosts');
    const skeletons = page.locator('[role=feed] + * + * [data-skeleton], [role=feed] + * [data-skeleton]');
    const moving = () =>
      skeletons.evaluateAll(
        (all) => all.filter((bone) => bone.getAnimations().some((it) => it.playState === 'running')).length,
      );

    await expect(skeletons.first()).toBeAttached();
    expect(await moving()).toBe(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(skeletons.first()).toBeInViewport();
    expect(await moving()).toBe(0);
  },
);

test('a reload far down a list comes back to the same quack, also one before the list was shown again', async ({
  page,
  signIn,
  world,
}) => {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const word = world.unique('far');
  // Of very different heights, so that estimates are far off.
  await world.quacks(
    bea,
    Array.from({ length: 45 }, (_, index) => `${word} ${index}.${'\n\nand more'.repeat(index % 7)}`),
  );
  await signIn(page, ada);
  await page.goto(`/user/${bea.handle}`);
  const wanted = quackWith(page, `${word} 8.`);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(wanted).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await wanted.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(wanted).toBeInViewport();

  const isOfList = (request: Request) => request.postData()?.includes('UserPosts') ?? false;
  let isHeld = true;
  await page.route('**/graphql', async (route) => {
    if (!isHeld || !isOfList(route.request())) await route.fallback();
  });
  const asked = page.waitForRequest(isOfList);
  await page.reload();
  await asked;
  isHeld = false;
  await page.reload();

  // The pages of the list come one after the other.
  await expect(wanted).toBeInViewport({ timeout: 60_000 });
});

/** A quack as the server would answer it; every third has more lines than the others. */
function edge(number: number, { id, handle, displayName }: { id: string; handle: string; displayName: string }) {
  const words = `Quack ${number}. `;
  const content = `${words}@elsewhere${'\nOne line more.'.repeat(number % 3)}`;
  return {
    __typename: 'PostEdge',
    node: {
      __typename: 'Post',
      id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
      content,
      language: null,
      contentWarning: null,
      visibility: 'PUBLIC',
      unlessPlain: null,
      createdAt: '2026-01-01T10:00:00.000Z',
      replyCount: 0,
      nodCount: 0,
      viewerHasNodded: false,
      viewerHasPinned: false,
      requackCount: 0,
      viewerHasRequacked: false,
      requackOf: null,
      quote: null,
      quoteCount: 0,
      poll: null,
      linkCard: null,
      ownThread: null,
      isReply: false,
      parent: null,
      media: [],
      entities: [
        {
          __typename: 'PostEntity',
          kind: 'MENTION',
          start: words.length,
          end: words.length + 10,
          text: '@elsewhere',
          target: 'elsewhere',
        },
      ],
      author: { __typename: 'User', id, handle, displayName, imageUrl: null, viewerFollowState: 'NONE' },
    },
  };
}
