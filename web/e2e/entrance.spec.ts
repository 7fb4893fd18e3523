import type { Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { followMail, newcomer, register, signInByForm } from './support/entrance';
import { mainly } from './support/languages';
import { expect, test } from './support/test';
import { frontDoorMessages } from './support/messages';
import type { Quack, World } from './support/world';
import { entranceMessages, passwordMessages } from './support/page-messages';

test(
  'registering says at the fields what is wrong, and sends nothing',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const entrance = entranceMessages(t);
    const taken = await world.registered();
    await page.goto('/register');
    await page.getByRole('button', { name: entrance('create') }).click();
    await expect(page.getByText(t('forms.required')).first()).toBeVisible();

    await page.getByLabel(entrance('handle'), { exact: true }).fill(taken.handle);
    await expect(page.getByText(entrance('handleTaken', { handle: taken.handle }))).toBeVisible();
    await page.getByLabel(entrance('email'), { exact: true }).fill('no address');
    await page.getByLabel(entrance('password'), { exact: true }).fill('too short');
    await page.getByRole('button', { name: entrance('create') }).click();

    await expect(page.getByText(t('forms.email'))).toBeVisible();
    await expect(page.getByText(t('forms.passwordShort', { count: 12 }))).toBeVisible();
    await expect(page).toHaveURL('/register');
  },
);

test('a known address is told to nobody but its owner', { tag: '@nightly' }, async ({ page, world, t }) => {
  const known = await world.registered();
  const stranger = { ...newcomer(world.unique('x_'), 'Somebody'), email: known.email };

  await register(page, t, stranger);

  await expect(page.getByText(known.email)).toBeVisible();
  const mail = await world.mailbox.newest(known.email, 2);
  expect(mail.links.some((link) => link.includes('/verify-email'))).toBe(false);
});

for (const language of mainly('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('whoever comes by a link to a person is told beside it where they are, and joins from there', async ({
      page,
      world,
      t,
    }) => {
      const ada = await world.registered('Ada Pond');
      await page.goto(`/user/${ada.handle}`);
      const w = frontDoorMessages(language);
      const panel = page.getByRole('complementary').getByRole('region', { name: w('heading') });

      await panel.getByRole('link', { name: w('join') }).click();

      await expect(page.getByRole('heading', { name: entranceMessages(t)('createAccount') })).toBeVisible();
    });

    test('a forgotten password is set anew by mail, and the old one and all sessions are over', async ({
      page,
      world,
      openBrowser,
      t,
    }) => {
      const entrance = entranceMessages(t);
      const passwords = passwordMessages(t);
      const ada = await world.registered('Ada Pond');
      const elsewhere = await openBrowser(ada);
      await elsewhere.goto('/stream');
      await page.goto('/login');
      await page.getByRole('link', { name: entrance('forgot') }).click();
      await page.getByLabel(entrance('email'), { exact: true }).fill(ada.email);
      await page.getByRole('button', { name: entrance('sendLink') }).click();
      await expect(page.getByRole('heading', { name: entrance('forgotSentTitle') })).toBeVisible();
      await world.mailbox.newest(ada.email, 2);
      await followMail(page, ada.email);
      const next = world.unique('new words for an old lake ');

      await page.getByLabel(passwords('newPassword'), { exact: true }).fill(next);
      await page.getByLabel(passwords('repeatPassword'), { exact: true }).fill(`${next}?`);
      await page.getByRole('button', { name: entrance('setPassword') }).click();
      await expect(page.getByText(t('forms.different'))).toBeVisible();
      await page.getByLabel(passwords('repeatPassword'), { exact: true }).fill(next);
      await page.getByRole('button', { name: entrance('setPassword') }).click();
      await expect(page.getByRole('heading', { name: entrance('resetDoneTitle') })).toBeVisible();

      await expect(elsewhere).toHaveURL('/login');
      await page.getByRole('link', { name: entrance('signIn'), exact: true }).click();
      await signInByForm(page, t, ada.handle, ada.password);
      await expect(page.getByRole('alert').filter({ hasText: t('errors.invalidCredentials') })).toBeVisible();
      await signInByForm(page, t, ada.handle, next);
      await expect(page).toHaveURL('/stream');
    });
  });
}

test('an unknown address is answered like a known one', { tag: '@nightly' }, async ({ page, world, t }) => {
  const entrance = entranceMessages(t);
  await page.goto('/forgot-password');
  const email = `${world.unique('nobody')}@example.com`;
  await page.getByLabel(entrance('email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: entrance('sendLink') }).click();

  await expect(page.getByRole('heading', { name: entrance('forgotSentTitle') })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test('a password can be looked at while it is typed', { tag: '@nightly' }, async ({ page, t }) => {
  await page.goto('/login');
  const password = page.getByLabel(entranceMessages(t)('password'), { exact: true });
  await password.fill('reeds and lilies');
  await expect(password).toHaveAttribute('type', 'password');

  await page.getByRole('button', { name: t('states.showPassword') }).click();

  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('reeds and lilies');
});

test.describe('a visitor of a quack who signs in is back at it', () => {
  const comeBack = async (page: Page, t: Translator, world: World, quack: Quack) => {
    const reader = await world.registered('Bea Reed');
    await signInByForm(page, t, reader.handle, reader.password);
    await expect(page).toHaveURL(`/post/${quack.id}`);
    await expect(page.getByRole('article').filter({ hasText: quack.content })).toBeVisible();
  };
  let quack: Quack;

  test.beforeEach(async ({ page, world }) => {
    quack = await world.quack(await world.registered('Ada Pond'), world.unique('seen'));
    await page.goto(`/post/${quack.id}`);
  });

  test('by the sidebar', async ({ page, world, t }) => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.signIn') })
      .click();

    await comeBack(page, t, world, quack);
  });

  test(
    'by the page to join, a look at the forgotten password, and a change of mind',
    { tag: '@nightly' },
    async ({ page, world, t }) => {
      const entrance = entranceMessages(t);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell.join') })
        .click();
      await page.getByRole('link', { name: entrance('signIn'), exact: true }).click();
      await page.getByRole('link', { name: entrance('forgot') }).click();
      await page.getByRole('link', { name: entrance('backToSignIn') }).click();

      await comeBack(page, t, world, quack);
    },
  );

  test('by the panel beside it', { tag: '@nightly' }, async ({ page, world, t }) => {
    await page
      .getByRole('complementary')
      .getByRole('link', { name: frontDoorMessages('en')('join') })
      .click();
    await page.getByRole('link', { name: entranceMessages(t)('signIn'), exact: true }).click();

    await comeBack(page, t, world, quack);
  });

  test('by the bar of a phone', { tag: '@nightly' }, async ({ page, world, t }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    const bar = page.getByRole('navigation', { name: t('shell.bottomNavigation') });
    await bar.getByRole('link', { name: t('shell.join') }).click();
    await page.getByRole('link', { name: entranceMessages(t)('signIn'), exact: true }).click();

    await comeBack(page, t, world, quack);
  });
});

test('who signs in from the help is back at the help', { tag: '@nightly' }, async ({ page, world, t }) => {
  const ada = await world.registered('Ada Pond');
  await page.goto('/help');
  // The server-rendered page, which has no such button, has been replaced.
  await expect(page.getByRole('navigation').getByRole('button')).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^sign in$/i })
    .click();

  await signInByForm(page, t, ada.handle, ada.password);

  await expect(page).toHaveURL('/help');
});

test(
  'who signs in from the page that ends a forgotten password goes to the stream',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const ada = await world.registered('Ada Pond');
    await page.goto('/reset-password');
    await page.getByRole('link', { name: entranceMessages(t)('backToSignIn') }).click();

    await signInByForm(page, t, ada.handle, ada.password);

    await expect(page).toHaveURL('/stream');
  },
);
