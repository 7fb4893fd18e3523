import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { breakOperation } from '../support/failures';
import { catalogSights } from '../support/sights/catalog-sights';
import { makeScene } from '../support/sights/scene';
import type { Sight } from '../support/sights/sight';
import { drawn, onlookers, picturesInSight, settle } from '../support/sights/sight';
import { sightsOf } from '../support/sights/sights';
import { test as base } from '../support/test';
import { World } from '../support/world';
import { dress } from './dressing';
import { isPlainName, plainName } from './names';

const test = base.extend({
  world: async ({ language }, use) => use(new World(process.env.MALLARD_E2E_URL ?? '', language, plainName)),
});

const FOLDER = resolve(import.meta.dirname, '../../../screenshots');
/** Of one sight: what does not come at all is told, instead of keeping the others waiting. */
const LONGEST_MS = 60_000;
const SCREENS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Somebody of the demo community, with a whole profile. */
const demoProfile: Sight = {
  name: 'user-of-the-demo',
  as: 'ada',
  async show(page, _t, { world, ada }) {
    const [handle = ''] = await demoHandles(world, ada);
    await page.goto(`/user/${handle}`);
    await page.waitForURL(`**/user/${handle}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(`@${handle}`).first()).toBeVisible();
    await page.getByRole('main').getByRole('article').first().waitFor();
  },
};

/** A page further down that could not be had, in a stream that has one. */
const moreFailed: Sight = {
  name: 'stream-more-failed',
  as: 'ada',
  async show(page, t) {
    await page.goto('/stream');
    await page.getByRole('tab', { name: t('timelines.everyone') }).click();
    await page.getByRole('article').nth(2).waitFor();
    await breakOperation(page, 'Stream');
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByText(t('states.moreFailed'))).toBeVisible({ timeout: 1_000 });
    }).toPass();
  },
};

for (const language of ['en', 'he'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    for (const screen of SCREENS) {
      test.describe(`${language}-${theme}-${screen.width}`, () => {
        test.use({ language, theme, viewport: screen, contextOptions: { reducedMotion: 'reduce' } });

        for (const who of onlookers) {
          test(`as ${who}`, async ({ page, signIn, world, t }) => {
            const scene = await makeScene(world);
            await dress(scene);
            for (const handle of await demoHandles(world, scene.ada)) await followByHandle(world, scene.ada, handle);
            if (who !== 'visitor') await signIn(page, scene[who]);
            const seen = [
              ...sightsOf(who, screen.width),
              ...(who === 'ada' ? [demoProfile, moreFailed] : []),
              ...(who === 'visitor' ? catalogSights : []),
            ];

            const missed: string[] = [];
            for (const sight of seen) {
              const path = join(`${language}-${theme}-${screen.width}`, `${sight.name}.png`);
              await test
                .step(
                  sight.name,
                  async () => {
                    await forgetDrafts(page);
                    await sight.show(page, t, scene);
                    await shoot(page, path, sight);
                  },
                  { timeout: LONGEST_MS },
                )
                .catch((error: unknown) => missed.push(`${sight.name}: ${String(error)}`));
              await page.unrouteAll({ behavior: 'ignoreErrors' });
            }
            // The others are there to be looked at nevertheless.
            expect(missed).toEqual([]);
          });
        }
      });
    }
  }
}

/** The whole page, except of lists without an end and of what lies over a page; the window grows, so that bars stay at its edges. */
async function shoot(page: Page, path: string, { isPlain }: Sight): Promise<void> {
  if (!isPlain) {
    await expect(page.locator('#server-page')).toHaveCount(0);
    // The rail comes after what the page itself asks for.
    await expect(page.locator('aside [data-bone]')).toHaveCount(0);
  }
  await settle(page);
  await page.evaluate(() => document.fonts.ready);
  await picturesInSight(page);
  await drawn(page);
  const window = page.viewportSize();
  const isWhole = (await page.locator('[role=feed], [data-endless], dialog[open]').count()) === 0;
  const height = isWhole ? await page.evaluate(() => document.documentElement.scrollHeight) : 0;
  if (window && height > window.height) {
    await page.setViewportSize({ width: window.width, height });
    await settle(page);
    await picturesInSight(page);
    await drawn(page);
  }
  await page.screenshot({ path: join(FOLDER, path) });
  if (window && height > window.height) await page.setViewportSize(window);
}

/** What one sight leaves half written is not to stand in the next. */
async function forgetDrafts(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    // To open one that is not there would make it, without what the client puts into a new one.
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'mallard')) return;
    await new Promise<void>((resolve) => {
      const request = indexedDB.open('mallard');
      request.onerror = () => resolve();
      request.onsuccess = () => {
        const database = request.result;
        const done = () => {
          database.close();
          resolve();
        };
        if (!database.objectStoreNames.contains('kept')) return done();
        const change = database.transaction('kept', 'readwrite');
        change.oncomplete = change.onabort = done;
        change.objectStore('kept').clear();
      };
    });
  });
}

const DEMO_PEOPLE = 8;

/** Who of the demo community wrote lately: further down with each picture that was drawn, since its people write as well. */
async function demoHandles(world: World, as: { token: string }): Promise<string[]> {
  const found = new Set<string>();
  for (let after: string | null = null; found.size < DEMO_PEOPLE;) {
    const { stream }: { stream: StreamPage } = await world.graphql(
      `query($after: String) {
        stream(feed: EVERYONE, first: 50, after: $after) {
          edges { node { author { handle } } }
          pageInfo { hasNextPage endCursor }
        }
      }`,
      { after },
      as,
    );
    for (const { node } of stream.edges) if (!isPlainName(node.author.handle)) found.add(node.author.handle);
    if (!stream.pageInfo.hasNextPage) break;
    after = stream.pageInfo.endCursor;
  }
  return [...found];
}

interface StreamPage {
  edges: { node: { author: { handle: string } } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

async function followByHandle(world: World, as: { token: string }, handle: string): Promise<void> {
  const { user } = await world.graphql<{ user: { id: string } }>(
    'query($handle: String!) { user(handle: $handle) { id } }',
    { handle },
    as,
  );
  await world.graphql('mutation($id: ID!) { followUser(id: $id) { user { id } } }', { id: user.id }, as);
}
