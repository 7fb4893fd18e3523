import type { Page } from '@playwright/test';
import { en as staff } from '../src/app/shell/staff-messages.en';
import { en as dashboard } from '../src/features/admin/dashboard/messages.en';
import { connectionMessages } from './support/inbox';
import { mainly } from './support/languages';
import { Line } from './support/line';
import { composerMessages } from './support/page-messages';
import { composerOf, expectToast, nodButton, quackWith } from './support/quacks';
import { goToMore } from './support/sidebar';
import { expect, test } from './support/test';
import type { Person } from './support/world';

test.use({ serviceWorkers: 'allow' });

type SignIn = (page: Page, person: Person, url: string) => Promise<void>;

/** All responses stored on the device. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
    const caught = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return caught.reduce((sum, count) => sum + count, 0);
  });

/** Whether a response with these words is stored on the device. */
const isKept = (page: Page, words: string) =>
  page.evaluate(async (text) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
    const kept = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
      }),
    );
    return kept.flat().some((answer) => answer?.includes(text));
  }, words);

for (const language of mainly('en')) {
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
      const say = connectionMessages(t);
      const line = await Line.to(baseURL!);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('בת־אל סוף')];
      await world.follow(ada, bea);
      const words = `${world.unique('last')} בוקר טוב`;
      await world.quack(bea, words);
      await signIn(page, ada, line.url);
      await page.goto(`${line.url}/stream`);
      await expect(quackWith(page, words)).toBeVisible();
      await expect.poll(() => isKept(page, words), { timeout: 30_000 }).toBe(true);
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
      await composer.getByRole('textbox', { name: composerMessages(t)('field') }).fill(own);
      await composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).click();
      await expect(composer.getByRole('alert')).toContainText(composerMessages(t)('waits'));
      await expect(page.getByText(t('errors.offline'))).toHaveCount(0);

      line.mend();
      await context.setOffline(false);
      await expect(strip).toHaveCount(0);
      await expectToast(page, composerMessages(t)('published'));
      await expect(composer.getByRole('alert')).toHaveCount(0);
      await expect(quackWith(page, own)).toHaveCount(1);

      await page.getByRole('button', { name: new RegExp(ada.handle) }).click();
      await page.getByRole('menuitem', { name: t('shell.logOut') }).click();
      await expect(page.getByRole('button', { name: new RegExp(ada.handle) })).toHaveCount(0);
      await expect.poll(() => keptAnswers(page)).toBe(0);
      await line.close();
    });
  });
}

/** Opens the stream over a line that can be cut, and waits until the device could open it without a network. */
async function openOver(line: Line, page: Page, signIn: SignIn, person: Person): Promise<void> {
  await signIn(page, person, line.url);
  await page.goto(`${line.url}/stream`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
}

async function loseNetwork(page: Page, line: Line): Promise<void> {
  line.cut();
  await page.context().setOffline(true);
}

async function findNetwork(page: Page, line: Line): Promise<void> {
  line.mend();
  await page.context().setOffline(false);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test.describe('a page that could not be fetched without a network', () => {
  let line: Line;

  test.beforeEach(async ({ page, signIn, world, baseURL }) => {
    line = await Line.to(baseURL!);
    await openOver(line, page, signIn, await world.administrator());
  });

  test.afterEach(() => line.close());

  test('comes by itself once there is one', async ({ page, t }) => {
    await loseNetwork(page, line);
    await goToMore(page, t, { label: staff.dashboard });
    await expect(heading(page, t('states.awayTitle'))).toBeVisible();

    await findNetwork(page, line);

    await expect(heading(page, dashboard.title)).toBeVisible();
    await expect(page).toHaveURL(`${line.url}/admin`);
  });

  test(
    'comes once the server answers again, also where the device never noticed',
    { tag: '@nightly' },
    async ({ page, t }) => {
      line.cut();
      await goToMore(page, t, { label: staff.dashboard });
      await expect(heading(page, t('states.awayTitle'))).toBeVisible();

      line.mend();

      await expect(heading(page, dashboard.title)).toBeVisible();
    },
  );
});

test.describe('a page that could not be fetched, on a device that keeps none', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'takes nothing away from who is writing meanwhile',
    { tag: '@nightly' },
    async ({ page, t, world, signIn, baseURL }) => {
      const line = await Line.to(baseURL!);
      await signIn(page, await world.person(), line.url);
      await page.goto(`${line.url}/stream`);
      const compose = page.getByRole('banner').getByRole('button', { name: t('shell.compose'), exact: true });
      const field = page.getByRole('dialog').getByRole('textbox', { name: composerMessages(t)('field') });
      await compose.click();
      await field.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await loseNetwork(page, line);
      await goToMore(page, t, 'nearMe');
      await expect(heading(page, t('states.awayTitle'))).toBeVisible();
      await compose.click();
      const words = world.unique('half');
      await field.fill(words);

      const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/stream');
      await findNetwork(page, line);
      await asked;

      await expect(heading(page, t('states.awayTitle'))).toHaveCount(0);
      await field.press('End');
      await field.pressSequentially(' said');
      await expect(field).toHaveValue(`${words} said`);
      await line.close();
    },
  );
});

test(
  'every page that was visited opens without a network, with what was read there last',
  { tag: '@nightly' },
  async ({ page, context, signIn, world, t, baseURL }) => {
    const line = await Line.to(baseURL!);
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const [words, tag] = [world.unique('read'), world.unique('tag')];
    const quack = await world.quack(bea, `${words} #${tag}`);
    const whispered = world.unique('whispered');
    const conversation = await world.whisper(bea, [ada], whispered);
    await world.follow(ada, bea);
    await world.follow(bea, ada);
    await openOver(line, page, signIn, ada);
    await quackWith(page, words)
      .getByRole('button', { name: t('posts.pin') })
      .click();
    const nodded = page.waitForResponse((response) => response.request().postData()?.includes('nodPost') ?? false);
    await nodButton(quackWith(page, words), t, 0).click();
    await nodded;
    const inMain = (text: string) => page.getByRole('main').getByText(text).first();
    const visits: readonly (readonly [string, string])[] = [
      ['/stream', words],
      ['/explore', ''],
      ['/notifications', 'Bea Reed'],
      ['/whispers', 'Bea Reed'],
      [`/whispers/${conversation}`, whispered],
      ['/my-pins', words],
      ['/my-likes', words],
      ['/scheduled-posts', ''],
      [`/user/${bea.handle}`, words],
      [`/post/${quack.id}`, words],
      [`/hashtag/${tag}`, words],
      ['/profile', ''],
    ];
    const look = async () => {
      for (const [path, read] of visits) {
        await test.step(path, async () => {
          await page.goto(`${line.url}${path}`);
          // What the server drew says the same before the client has asked for anything.
          await expect(page.locator('#server-page')).toHaveCount(0);
          if (read === '') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          else await expect(inMain(read)).toBeVisible();
          await expect(page.getByRole('heading', { name: t('states.awayTitle') })).toHaveCount(0);
        });
      }
    };
    await look();
    await expect.poll(() => keptAnswers(page)).toBeGreaterThan(visits.length);

    line.cut();
    await context.setOffline(true);
    await look();

    const note = page.getByRole('region', { name: connectionMessages(t)('label') });
    await expect(note).toBeVisible();
    await page.goto(`${line.url}/stream`);
    const row = quackWith(page, words);
    await expect(row).toBeVisible();
    await nodButton(row, t, 1).click();
    await expectToast(page, t('errors.offline'));
    await line.close();
  },
);
