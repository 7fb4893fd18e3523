import type { Page } from '@playwright/test';
import { CALLBACK, OUT_OF_BAND, TestClient } from './support/apps';
import { signInByForm } from './support/entrance';
import { appMessages, deviceMessages, scopeMessages } from './support/page-messages';
import { mainly } from './support/languages';
import { expect, test } from './support/test';

/** The page of the app, which shows nothing. */
const openCallback = (page: Page) =>
  page.route(`${CALLBACK}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Client</title>' }));
const answerOf = (page: Page) => new URL(page.url()).searchParams;

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a visitor signs in on the page, lets the app in, and ends its access later', async ({
      page,
      world,
      signIn,
      t,
      baseURL,
    }) => {
      const w = appMessages(t);
      const devices = deviceMessages(t);
      const person = await world.person('Ada Pond');
      const app = await TestClient.register(baseURL!);
      await openCallback(page);

      await page.goto(app.link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('signInFirst', { app: 'Elk' }));
      await signInByForm(page, t, person.handle, person.password);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('asks', { app: 'Elk' }));
      await expect(page.getByRole('group', { name: w('account') })).toContainText(`@${person.handle}`);
      await expect(page.getByRole('list', { name: w('can', { app: 'Elk' }) }).getByRole('listitem')).toHaveCount(4);
      await expect(page.getByText('client.example')).toBeVisible();
      await page.getByRole('button', { name: w('allow') }).click();

      await page.waitForURL(`${CALLBACK}**`);
      expect(answerOf(page).get('state')).toBe(app.state);
      const token = await app.exchange(answerOf(page).get('code')!);
      expect(await app.whoseIs(token)).toBe(person.handle);

      await signIn(page, person, baseURL);
      await page.goto(`${baseURL}/profile?section=sessions`);
      const row = page.getByRole('region', { name: devices('apps') }).getByRole('listitem');
      await expect(row).toContainText('Elk');
      await expect(row.getByRole('link', { name: 'elk.example' })).toHaveAttribute('rel', /nofollow/);
      await row.getByRole('button', { name: devices('removeAccessOf', { app: 'Elk' }) }).click();
      const dialog = page.getByRole('alertdialog', { name: devices('removeTitle') });
      await dialog.getByRole('button', { name: devices('removeAccess') }).click();
      await expect(page.getByText(devices('removed'), { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: devices('apps') })).toHaveCount(0);
      await expect.poll(() => app.whoseIs(token)).toBe(401);
    });

    test(
      'an app gets no as an answer, and nothing else',
      { tag: '@nightly' },
      async ({ page, world, signIn, t, baseURL }) => {
        const app = await TestClient.register(baseURL!);
        await openCallback(page);
        await signIn(page, await world.person());

        await page.goto(app.link);
        await page.getByRole('button', { name: appMessages(t)('cancel') }).click();

        await page.waitForURL(`${CALLBACK}**`);
        expect(answerOf(page).get('error')).toBe('access_denied');
        expect(answerOf(page).get('state')).toBe(app.state);
        expect(answerOf(page).has('code')).toBe(false);
      },
    );

    test(
      'a program of a terminal gets a code to copy',
      { tag: '@nightly' },
      async ({ page, context, world, signIn, t, baseURL }) => {
        const w = appMessages(t);
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const person = await world.person();
        const app = await TestClient.register(baseURL!, { redirectUri: OUT_OF_BAND });
        await signIn(page, person);

        await page.goto(app.link);
        await page.getByRole('button', { name: w('allow') }).click();
        const code = await page.getByLabel(w('code'), { exact: true }).inputValue();
        await page.getByRole('button', { name: w('copy') }).click();

        await expect(page.getByText(w('copied'))).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
        expect(await app.whoseIs(await app.exchange(code))).toBe(person.handle);
      },
    );
  });
}

test(
  'an app that opens the page in a window can wait for its answer there',
  { tag: '@nightly' },
  async ({ page, context, world, signIn, t, baseURL }) => {
    const app = await TestClient.register(baseURL!);
    await context.route(`${CALLBACK}**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await signIn(page, await world.person());

    await page.goto(CALLBACK);
    const opened = page.waitForEvent('popup');
    const client = await page.evaluateHandle((link) => window.open(link), `${baseURL}${app.link}`);
    const popup = await opened;
    await popup.getByRole('button', { name: appMessages(t)('allow') }).click();
    await popup.waitForURL(`${CALLBACK}**`);

    expect(await client.evaluate((window) => window!.closed)).toBe(false);
    expect(await client.evaluate((window) => window!.location.search)).toContain('code=');
  },
);

test('a visitor goes back to the app without signing in', { tag: '@nightly' }, async ({ page, t, baseURL }) => {
  const app = await TestClient.register(baseURL!);
  await openCallback(page);

  await page.goto(app.link);
  await page.getByRole('button', { name: appMessages(t)('cancel') }).click();

  await page.waitForURL(`${CALLBACK}**`);
  expect(answerOf(page).get('error')).toBe('access_denied');
});

test(
  'another account can be chosen, and nothing of the link is lost',
  { tag: '@nightly' },
  async ({ page, world, signIn, t, baseURL }) => {
    const w = appMessages(t);
    const [one, other] = [await world.person(), await world.person()];
    const app = await TestClient.register(baseURL!);
    await openCallback(page);
    await signIn(page, one);

    await page.goto(app.link);
    await page.getByRole('button', { name: w('otherAccount') }).click();
    await signInByForm(page, t, other.handle, other.password);
    await expect(page.getByRole('group', { name: w('account') })).toContainText(`@${other.handle}`);
    await page.getByRole('button', { name: w('allow') }).click();

    await page.waitForURL(`${CALLBACK}**`);
    expect(await app.whoseIs(await app.exchange(answerOf(page).get('code')!))).toBe(other.handle);
  },
);

test(
  'an app is said to do no more than it asks for',
  { tag: '@nightly' },
  async ({ page, world, signIn, t, baseURL }) => {
    const w = scopeMessages(t);
    const app = await TestClient.register(baseURL!, { scope: 'read:statuses read:lists profile' });
    await signIn(page, await world.person());

    await page.goto(app.link);
    const list = page.getByRole('list', { name: appMessages(t)('can', { app: 'Elk' }) });

    await expect(list.getByRole('listitem')).toHaveText([
      w('profile'),
      w('readParts', { parts: `${w('statuses')} and ${w('lists')}` }),
    ]);
  },
);

test('a link that is wrong leads nowhere', { tag: '@nightly' }, async ({ page, world, signIn, t, baseURL }) => {
  const app = await TestClient.register(baseURL!);
  await signIn(page, await world.person());

  for (const link of [
    app.link.replace('client.example', 'thief.example'),
    app.link.replace(/client_id=[^&]*/, 'client_id=x'),
    '/oauth/authorize',
  ]) {
    await page.goto(link);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(appMessages(t)('brokenTitle'));
    await expect(page.getByRole('button', { name: appMessages(t)('allow') })).toHaveCount(0);
  }
});
