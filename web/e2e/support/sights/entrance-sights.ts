import { expect, type Page } from '@playwright/test';
import { newcomer } from '../entrance';
import { answerOperation, holdOperation, refuseOperation } from '../failures';
import { frontDoorWords } from '../words';
import { expectHeading, plainly, type Sight } from './sight';

const frontWords = async (page: Page) =>
  frontDoorWords((await page.locator('html').getAttribute('lang')) === 'he' ? 'he' : 'en');

/** The pages of who is not in yet. */
export const entranceSights: readonly Sight[] = [
  {
    name: 'front-door',
    as: 'visitor',
    async show(page) {
      await page.goto('/');
      await expect(page.getByRole('button', { name: (await frontWords(page))('send') })).toBeVisible();
    },
  },
  {
    name: 'front-door-sent',
    as: 'visitor',
    async show(page) {
      await answerOperation(page, 'SubscribeEmail', { subscribeEmail: true });
      await page.goto('/');
      const w = await frontWords(page);
      await page
        .getByLabel(w('email'), { exact: true })
        .fill('a-rather-long-address.of-somebody@subdomain.example.com');
      await page.getByRole('button', { name: w('send') }).click();
      await expectHeading(page, w('sentTitle'));
    },
  },
  {
    name: 'discord',
    as: 'visitor',
    async show(page) {
      await page.goto('/discord');
      await expectHeading(page, (await frontWords(page))('communityHeading'));
    },
  },
  plainly('login', '/login', (t) => t('identity.signInTitle')),
  {
    name: 'login-refused',
    as: 'visitor',
    async show(page, t) {
      await page.goto('/login');
      await page.getByLabel(t('identity.login'), { exact: true }).fill('nobody-at-all');
      await page.getByLabel(t('identity.password'), { exact: true }).fill('nothing at all');
      await page.getByRole('button', { name: t('identity.signIn'), exact: true }).click();
      await expect(page.getByText(t('errors.invalidCredentials'))).toBeVisible();
    },
  },
  plainly('register', '/register', (t) => t('registration.title')),
  {
    name: 'register-complaints',
    as: 'visitor',
    async show(page, t, { ada }) {
      await page.goto('/register');
      await page.getByLabel(t('registration.handle'), { exact: true }).fill(ada.handle);
      await expect(page.getByText(t('registration.handleTaken', { handle: ada.handle }))).toBeVisible();
      await page.getByLabel(t('registration.password'), { exact: true }).fill('short');
      await page.getByRole('button', { name: t('registration.create') }).click();
      await expect(page.getByText(t('forms.complaints', { count: 3 }))).toBeVisible();
    },
  },
  {
    name: 'register-sent',
    as: 'visitor',
    async show(page, t, { world }) {
      const who = newcomer(world.unique('n_'), '');
      await page.goto('/register');
      await page.getByLabel(t('registration.handle'), { exact: true }).fill(who.handle);
      await page.getByLabel(t('registration.email'), { exact: true }).fill(who.email);
      await page.getByLabel(t('registration.password'), { exact: true }).fill(who.password);
      await page.getByRole('button', { name: t('registration.create') }).click();
      await expectHeading(page, t('registration.sentTitle'));
    },
  },
  {
    name: 'register-closed',
    as: 'visitor',
    async show(page, t) {
      await answerOperation(page, 'RegistrationEnabled', { registrationEnabled: false });
      await page.goto('/register');
      await expectHeading(page, t('registration.closedTitle'));
    },
  },
  {
    name: 'verify-email-verified',
    as: 'visitor',
    async show(page, t) {
      await answerOperation(page, 'VerifyEmail', { verifyEmail: true });
      await page.goto('/verify-email?token=x');
      await expectHeading(page, t('registration.verifiedTitle'));
    },
  },
  {
    name: 'verify-email-verifying',
    as: 'visitor',
    async show(page, t) {
      await holdOperation(page, 'VerifyEmail');
      await page.goto('/verify-email?token=x');
      await expect(page.getByText(t('registration.verifying'))).toBeVisible();
    },
  },
  {
    name: 'verify-email-already',
    as: 'visitor',
    async show(page, t) {
      await refuseOperation(page, 'VerifyEmail', 'Verified already.', 'ALREADY_VERIFIED');
      await page.goto('/verify-email?token=x');
      await expectHeading(page, t('registration.alreadyTitle'));
    },
  },
  plainly('verify-email-broken', '/verify-email?token=x', (t) => t('registration.brokenTitle')),
  plainly('forgot-password', '/forgot-password', (t) => t('identity.forgotTitle')),
  {
    name: 'forgot-password-sent',
    as: 'visitor',
    async show(page, t) {
      await page.goto('/forgot-password');
      await page.getByLabel(t('identity.email'), { exact: true }).fill('somebody@example.com');
      await page.getByRole('button', { name: t('identity.sendLink') }).click();
      await expectHeading(page, t('identity.forgotSentTitle'));
    },
  },
  plainly('reset-password', '/reset-password?token=x', (t) => t('identity.resetTitle')),
  plainly('reset-password-broken', '/reset-password', (t) => t('identity.resetBrokenTitle')),
  plainly('not-found', '/404', (t) => t('states.notFoundHeading')),
];
