import { followMail, newcomer, register, signInByForm } from './support/entrance';
import { MallardServer } from './support/mallard-server';
import { expect, test } from './support/test';
import { frontDoorWords } from './support/words';

test('registering says at the fields what is wrong, and sends nothing', async ({ page, world, t }) => {
  const taken = await world.person();
  await page.goto('/register');
  await page.getByRole('button', { name: t('registration.create') }).click();
  await expect(page.getByText(t('forms.required')).first()).toBeVisible();

  await page.getByLabel(t('registration.handle'), { exact: true }).fill(taken.handle);
  await expect(page.getByText(t('registration.handleTaken', { handle: taken.handle }))).toBeVisible();
  await page.getByLabel(t('registration.email'), { exact: true }).fill('no address');
  await page.getByLabel(t('registration.password'), { exact: true }).fill('too short');
  await page.getByRole('button', { name: t('registration.create') }).click();

  await expect(page.getByText(t('forms.email'))).toBeVisible();
  await expect(page.getByText(t('forms.passwordShort', { count: 12 }))).toBeVisible();
  await expect(page).toHaveURL('/register');
});

test('a known address is told to nobody but its owner', async ({ page, world, t }) => {
  const known = await world.person();
  const stranger = { ...newcomer(world.unique('x_'), 'Somebody'), email: known.email };

  await register(page, t, stranger);

  await expect(page.getByText(known.email)).toBeVisible();
  const mail = await world.mailbox.newest(known.email, 2);
  expect(mail.links.some((link) => link.includes('/verify-email'))).toBe(false);
});

for (const language of ['en', 'he'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('whoever comes by a link to a person is told beside it where they are, and joins from there', async ({
      page,
      world,
      t,
    }) => {
      const ada = await world.person('Ada Pond');
      await page.goto(`/user/${ada.handle}`);
      const w = frontDoorWords(language);
      const panel = page.getByRole('complementary').getByRole('region', { name: w('heading') });

      await panel.getByRole('link', { name: w('join') }).click();

      await expect(page.getByRole('heading', { name: t('registration.title') })).toBeVisible();
    });

    test('a forgotten password is set anew by mail, and the old one and all sessions are over', async ({
      page,
      world,
      openBrowser,
      t,
    }) => {
      const ada = await world.person('Ada Pond');
      const elsewhere = await openBrowser(ada);
      await elsewhere.goto('/stream');
      await page.goto('/login');
      await page.getByRole('link', { name: t('identity.forgot') }).click();
      await page.getByLabel(t('identity.email'), { exact: true }).fill(ada.email);
      await page.getByRole('button', { name: t('identity.sendLink') }).click();
      await expect(page.getByRole('heading', { name: t('identity.forgotSentTitle') })).toBeVisible();
      await world.mailbox.newest(ada.email, 2);
      await followMail(page, ada.email);
      const next = world.unique('new words for an old lake ');

      await page.getByLabel(t('identity.newPassword'), { exact: true }).fill(next);
      await page.getByLabel(t('identity.repeatPassword'), { exact: true }).fill(`${next}?`);
      await page.getByRole('button', { name: t('identity.setPassword') }).click();
      await expect(page.getByText(t('forms.different'))).toBeVisible();
      await page.getByLabel(t('identity.repeatPassword'), { exact: true }).fill(next);
      await page.getByRole('button', { name: t('identity.setPassword') }).click();
      await expect(page.getByRole('heading', { name: t('identity.resetDoneTitle') })).toBeVisible();

      await expect(elsewhere).toHaveURL('/login');
      await page.getByRole('link', { name: t('identity.signIn'), exact: true }).click();
      await signInByForm(page, t, ada.handle, ada.password);
      await expect(page.getByRole('alert').filter({ hasText: t('errors.invalidCredentials') })).toBeVisible();
      await signInByForm(page, t, ada.handle, next);
      await expect(page).toHaveURL('/stream');
    });
  });
}

test('an unknown address is answered like a known one', async ({ page, world, t }) => {
  await page.goto('/forgot-password');
  const email = `${world.unique('nobody')}@example.com`;
  await page.getByLabel(t('identity.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('identity.sendLink') }).click();

  await expect(page.getByRole('heading', { name: t('identity.forgotSentTitle') })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test('a password can be looked at while it is typed', async ({ page, t }) => {
  await page.goto('/login');
  const password = page.getByLabel(t('identity.password'), { exact: true });
  await password.fill('reeds and lilies');
  await expect(password).toHaveAttribute('type', 'password');

  await page.getByRole('button', { name: t('states.showPassword') }).click();

  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('reeds and lilies');
});

test('a pond that takes nobody new says so', async ({ page, t }) => {
  const server = await MallardServer.open({ REGISTRATION_ENABLED: 'off', PRODUCT_NAME: 'Teich & Co' });

  await page.goto(`${server.url}/register`);

  await expect(page.getByRole('heading', { name: t('registration.closedTitle') })).toBeVisible();
  await expect(page).toHaveTitle(`${t('registration.closedTitle')} - Teich & Co`);
  expect((await server.close()).code).toBe(0);
});
