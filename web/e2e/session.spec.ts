import type { Page } from '@playwright/test';
import { logOut, signInByForm } from './support/entrance';
import { mainly } from './support/languages';
import { expect, test } from './support/test';
import { frontDoorMessages } from './support/messages';
import type { Person } from './support/world';
import { deviceMessages, entranceMessages, settingsMessages } from './support/page-messages';

/** The same token, expired a minute ago, as far as a client can tell. */
function expired(token: string): string {
  const [head, claims = '', signature] = token.split('.');
  const past = {
    ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object),
    exp: Math.floor(Date.now() / 1_000) - 60,
  };
  return [head, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.');
}

/** Counts the refreshes that the pages of a browser ask for. */
function countRefreshes(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.postData()?.includes('mutation RefreshToken')) count += 1;
  });
  return () => count;
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('jwt'));
const streamHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test.describe('a session', () => {
  let person: Person;

  test.beforeEach(async ({ world }) => {
    person = await world.person('Ada Pond');
  });

  test('refreshes once for all of its tabs, and nobody is signed out', async ({ page, signIn, t }) => {
    const refreshes = countRefreshes(page);
    const token = expired(person.token);
    await signIn(page, { ...person, token });
    const others = await Promise.all(Array.from({ length: 5 }, () => page.context().newPage()));

    await Promise.all([page, ...others].map((tab) => tab.goto('/stream')));

    for (const tab of [page, ...others]) await expect(streamHeading(tab, t('timelines.title'))).toBeVisible();
    expect(refreshes()).toBe(1);
    await expect.poll(() => storedToken(page)).not.toBe(token);
  });

  test('goes on without a word when its access token is refused', async ({ page, signIn, t }) => {
    const refreshes = countRefreshes(page);
    const refused = `${person.token.slice(0, -8)}AAAAAAAA`;
    await signIn(page, { ...person, token: refused });

    await page.goto('/stream');

    await expect(streamHeading(page, t('timelines.title'))).toBeVisible();
    expect(refreshes()).toBe(1);
  });

  test('is over where both of its tokens are refused', async ({ page, signIn, t }) => {
    await signIn(page, { ...person, token: expired(person.token), refreshToken: 'never given out' });

    await page.goto('/profile');

    await expect(page.getByRole('heading', { name: entranceMessages(t)('toSettings') })).toBeVisible();
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  test('is thrown out by itself when it is ended elsewhere', async ({ page, signIn, world, t }) => {
    await signIn(page, person);
    const elsewhere = { ...person, ...(await world.signIn(person.handle, person.password)) };
    const greeted = new Promise<void>((resolve) =>
      page.on('websocket', (socket) => socket.on('framereceived', () => resolve())),
    );
    await page.goto('/stream');
    await expect(streamHeading(page, t('timelines.title'))).toBeVisible();
    await greeted;

    await world.endOtherSessions(elsewhere);

    await expect(page).toHaveURL('/login');
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  test('ends in every tab when one of them logs out', async ({ page, signIn, t }) => {
    await signIn(page, person);
    const other = await page.context().newPage();
    await page.goto('/stream');
    await other.goto('/profile');
    await expect(streamHeading(other, settingsMessages(t)('title'))).toBeVisible();

    await logOut(page, t, person.displayName);

    await expect(page.getByRole('heading', { name: frontDoorMessages('en')('heading') })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(other.getByRole('heading', { name: entranceMessages(t)('toSettings') })).toBeVisible();
  });

  test(
    'that ended elsewhere can be told apart and ended from the list of sessions',
    { tag: '@nightly' },
    async ({ page, signIn, world, t }) => {
      const devices = deviceMessages(t);
      await signIn(page, person);
      await world.signIn(person.handle, person.password);
      await page.goto('/profile?tab=sessions');

      await page.getByRole('button', { name: devices('endOthers') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: devices('endOthers') })
        .click();

      await expect(page.getByText(devices('thisDevice'), { exact: true })).toHaveCount(1);
      await expect(page.getByRole('button', { name: devices('endOthers') })).toHaveCount(0);
    },
  );
});

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a visitor is led to sign in, and back to where they wanted to go', async ({ page, world, t }) => {
      const person = await world.person();
      await page.goto('/profile?tab=password#top');
      await expect(page).toHaveURL('/login');

      await signInByForm(page, t, person.email.toUpperCase(), person.password);

      await expect(page).toHaveURL('/profile?tab=password#top');
      await expect(page.getByLabel(settingsMessages(t)('currentPassword'), { exact: true })).toBeVisible();
    });

    test(
      'a wrong password says so in words that fit any name, and keeps what was typed',
      { tag: '@nightly' },
      async ({ page, world, t }) => {
        const person = await world.person();
        await page.goto('/login');

        await signInByForm(page, t, person.handle, 'not the password');
        const known = await page.getByRole('alert').filter({ hasText: /./ }).innerText();
        await signInByForm(page, t, 'nobody-by-this-name', 'not the password');
        const unknown = await page.getByRole('alert').filter({ hasText: /./ }).innerText();

        expect(known).toBe(t('errors.invalidCredentials'));
        expect(unknown).toBe(known);
        await expect(page.getByLabel(entranceMessages(t)('login'), { exact: true })).toHaveValue('nobody-by-this-name');
      },
    );
  });
}

test('the front door is for everyone, and leads people who are signed in to their stream', async ({
  page,
  signIn,
  world,
}) => {
  const w = frontDoorMessages('en');
  await signIn(page, await world.person());
  await page.goto('/');
  await expect(page.getByRole('link', { name: w('join') })).toHaveCount(0);

  await page
    .getByRole('main')
    .getByRole('link', { name: w('openStream') })
    .click();

  await expect(page).toHaveURL('/stream');
});

test('whoever is signed in has no business on the pages of guests', async ({ page, signIn, world }) => {
  await signIn(page, await world.person());

  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=x']) {
    await page.goto(path);
    await expect(page).toHaveURL('/stream');
  }
});
