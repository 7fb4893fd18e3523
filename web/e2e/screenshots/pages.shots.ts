import { join, resolve } from 'node:path';
import { pageList } from '@mallard/rules/pages';
import { expect, type Page } from '@playwright/test';
import { breakOperation } from '../support/failures';
import { catalogStates } from '../support/page-states/catalog-states';
import { makeScene } from '../support/page-states/scene';
import type { PageState } from '../support/page-states/page-state';
import { untilDrawn, forgetDrafts, personas, untilPicturesLoaded, untilPainted } from '../support/page-states/page-state';
import { statesOf } from '../support/page-states/page-states';
import { test as base } from '../support/test';
import { World } from '../support/world';
import { dress } from './dressing';
import { isPlainName, plainName } from './names';

const test = base.extend({
  world: async ({ language }, use) => use(new World(process.env.MALLARD_E2E_URL ?? '', language, plainName)),
});

const FOLDER = resolve(import.meta.dirname, '../../../screenshots');
/** Of one state: what does not come at all is told, instead of keeping the others waiting. */
const TIMEOUT_MS = 60_000;
/** A desktop, a small laptop, a tablet, and a phone. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1_024 },
  { width: 390, height: 844 },
] as const;
const THEMES = ['light', 'dark'] as const;

/** Someone of the demo community, with a whole profile. */
const demoProfile: PageState = {
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
const moreFailed: PageState = {
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

/** Pages of administration and of help's editors, empty or not, as they are opened. */
const staffPages: readonly PageState[] = pageList
  .filter(({ frame, name }) => frame === 'AdminFrame' || name === 'help-new')
  .map(({ name, path }) => ({
    name: `page-${name}`,
    as: 'admin',
    async show(page) {
      await page.goto(path);
      // The loader before it has a heading of its own, and takes no focus.
      await expect(page.locator('main[tabindex] h1')).toBeVisible();
      await expect(page.locator('#main :is([aria-busy=true], [data-skeleton])')).toHaveCount(0);
    },
  }));

/** Whether a comma-separated setting names it, or isn't set. */
const isWanted = (setting: 'SCREENSHOT_STATES' | 'SCREENSHOT_GROUPS', name: string): boolean =>
  process.env[setting]?.split(',').includes(name) ?? true;

for (const language of ['en', 'he'] as const) {
  for (const screen of SCREENS) {
    const groupOf = (theme: (typeof THEMES)[number]) => `${language}-${theme}-${screen.width}`;
    const themes = THEMES.filter((theme) => isWanted('SCREENSHOT_GROUPS', groupOf(theme)));
    if (themes.length === 0) continue;

    test.describe(`${language}-${screen.width}`, () => {
      test.use({ language, viewport: screen, contextOptions: { reducedMotion: 'reduce' } });

      for (const who of personas) {
        const seen = [
          ...statesOf(who, screen.width),
          ...(who === 'ada' ? [demoProfile, moreFailed] : []),
          ...(who === 'admin' ? staffPages : []),
          ...(who === 'visitor' ? catalogStates : []),
        ].filter(({ name }) => isWanted('SCREENSHOT_STATES', name));
        if (seen.length === 0) continue;

        test(`as ${who}`, async ({ page, signIn, world, t }) => {
          const scene = await makeScene(world);
          await dress(scene);
          for (const handle of await demoHandles(world, scene.ada)) await followByHandle(world, scene.ada, handle);
          if (who !== 'visitor') await signIn(page, scene[who]);

          const missed: string[] = [];
          for (const state of seen) {
            await test
              .step(
                state.name,
                async () => {
                  await forgetDrafts(page);
                  await state.show(page, t, scene);
                  // The page follows the system, so one visit is enough for both themes.
                  for (const theme of themes) {
                    await page.emulateMedia({ colorScheme: theme });
                    await shoot(page, join(groupOf(theme), `${state.name}.png`), state);
                  }
                },
                { timeout: TIMEOUT_MS },
              )
              .catch((error: unknown) => missed.push(`${state.name}: ${String(error)}`));
            await page.emulateMedia({ colorScheme: THEMES[0] });
            await page.unrouteAll({ behavior: 'ignoreErrors' });
          }
          // The other pictures are still useful.
          expect(missed).toEqual([]);
        });
      }
    });
  }
}

/** The whole page, except of lists without an end and of what lies over a page; the window grows, so that bars stay at its edges. */
async function shoot(page: Page, path: string, { isPlain }: PageState): Promise<void> {
  if (!isPlain) {
    await expect(page.locator('#server-page')).toHaveCount(0);
    // The rail comes after what the page itself asks for.
    await expect(page.locator('aside [data-skeleton]')).toHaveCount(0);
  }
  await untilPainted(page);
  await page.evaluate(() => document.fonts.ready);
  await untilPicturesLoaded(page);
  await untilDrawn(page);
  const window = page.viewportSize();
  const isWhole = (await page.locator('[role=feed], [data-endless], dialog[open]').count()) === 0;
  const height = isWhole ? await page.evaluate(() => document.documentElement.scrollHeight) : 0;
  if (window && height > window.height) {
    await page.setViewportSize({ width: window.width, height });
    await untilPainted(page);
    await untilPicturesLoaded(page);
    await untilDrawn(page);
  }
  await page.screenshot({ path: join(FOLDER, path) });
  if (window && height > window.height) await page.setViewportSize(window);
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
