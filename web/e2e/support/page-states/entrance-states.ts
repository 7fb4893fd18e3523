import { expect, type Page } from '@playwright/test';
import { acceptRules, newcomer } from '../entrance';
import { answerOperation, holdOperation, refuseOperation } from '../failures';
import { frontDoorMessages } from '../messages';
import { linkOfApp, OUT_OF_BAND } from '../apps';
import { expectHeading, stateWithHeading, type PageState } from './page-state';
import { addressMessages, appMessages, entranceMessages } from '../page-messages';

const frontWords = async (page: Page) =>
  frontDoorMessages((await page.locator('html').getAttribute('lang')) === 'he' ? 'he' : 'en');

/** Without the seconds that a form has to be open. */
const registrationState = (mode: string) => ({
  registrationState: {
    __typename: 'RegistrationState',
    mode,
    formToken: 'token',
    formSeconds: 0,
    minAge: 16,
    rules: [],
  },
});

/** The pages of who is not in yet. */
export const entranceStates: readonly PageState[] = [
  {
    name: 'front-door',
    as: 'visitor',
    async show(page) {
      await page.goto('/');
      await expect(page.getByRole('button', { name: (await frontWords(page))('send') })).toBeVisible();
    },
  },
  {
    name: 'front-door-opening',
    as: 'visitor',
    async show(page) {
      await answerOperation(page, 'FrontDoor', { registrationEnabled: false, frontPosts: [] });
      await page.goto('/');
      await expectHeading(page, (await frontWords(page))('subscribe'));
    },
  },
  {
    name: 'sign-in-dialog',
    as: 'visitor',
    async show(page, t, { ada }) {
      await page.goto(`/user/${ada.handle}`);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('follows.follow') })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByLabel(entranceMessages(t)('password'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'discover',
    as: 'visitor',
    async show(page) {
      await page.goto('/discover');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'search-visitor',
    as: 'visitor',
    async show(page) {
      await page.goto('/search');
      await expect(page.getByRole('main').getByRole('search')).toBeVisible();
    },
  },
  {
    name: 'tag',
    as: 'visitor',
    async show(page) {
      await page.goto('/tag/pondlife');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  stateWithHeading('restore-email', '/restore-email?token=x', (t) => addressMessages(t)('title')),
  stateWithHeading('restore-email-broken', '/restore-email', (t) => addressMessages(t)('brokenTitle')),
  stateWithHeading('authorize-unknown-app', '/oauth/authorize?client_id=x', (t) => appMessages(t)('brokenTitle')),
  {
    name: 'authorize-visitor',
    as: 'visitor',
    async show(page, t) {
      await page.goto(await linkOfApp(page));
      await expect(page.getByRole('button', { name: entranceMessages(t)('signIn'), exact: true })).toBeVisible();
    },
  },
  {
    name: 'authorize',
    as: 'ada',
    async show(page, t) {
      await page.goto(await linkOfApp(page));
      await expect(page.getByRole('button', { name: appMessages(t)('allow') })).toBeVisible();
    },
  },
  {
    name: 'authorize-code',
    as: 'ada',
    async show(page, t) {
      await page.goto(await linkOfApp(page, { redirectUri: OUT_OF_BAND }));
      await page.getByRole('button', { name: appMessages(t)('allow') }).click();
      await expectHeading(page, appMessages(t)('codeTitle'));
    },
  },
  {
    name: 'forbidden',
    as: 'visitor',
    async show(page) {
      await page.goto('/403');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('search')).toBeVisible();
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
  stateWithHeading('login', '/login', (t) => entranceMessages(t)('signInTitle')),
  {
    name: 'login-refused',
    as: 'visitor',
    async show(page, t) {
      const entrance = entranceMessages(t);
      await page.goto('/login');
      await page.getByLabel(entrance('login'), { exact: true }).fill('nobody-at-all');
      await page.getByLabel(entrance('password'), { exact: true }).fill('nothing at all');
      await page.getByRole('button', { name: entrance('signIn'), exact: true }).click();
      await expect(page.getByText(t('errors.invalidCredentials'))).toBeVisible();
    },
  },
  stateWithHeading('register', '/register', (t) => entranceMessages(t)('createAccount')),
  {
    name: 'register-complaints',
    as: 'visitor',
    async show(page, t, { ada }) {
      const entrance = entranceMessages(t);
      await page.goto('/register');
      await page.getByLabel(entrance('handle'), { exact: true }).fill(ada.handle);
      await expect(page.getByText(entrance('handleTaken', { handle: ada.handle }))).toBeVisible();
      await page.getByLabel(entrance('password'), { exact: true }).fill('short');
      await page.getByRole('button', { name: entrance('create') }).click();
      await expect(page.getByText(t('forms.complaints', { count: 4 }))).toBeVisible();
    },
  },
  {
    name: 'register-sent',
    as: 'visitor',
    async show(page, t, { world }) {
      const entrance = entranceMessages(t);
      const who = newcomer(world.unique('n_'), '');
      await answerOperation(page, 'RegistrationState', registrationState('OPEN'));
      await answerOperation(page, 'Register', { register: true });
      await page.goto('/register');
      await page.getByLabel(entrance('handle'), { exact: true }).fill(who.handle);
      await page.getByLabel(entrance('email'), { exact: true }).fill(who.email);
      await page.getByLabel(entrance('password'), { exact: true }).fill(who.password);
      await acceptRules(page);
      await page.getByRole('button', { name: entrance('create') }).click();
      await expectHeading(page, entrance('sentTitle'));
    },
  },
  {
    name: 'register-closed',
    as: 'visitor',
    async show(page, t) {
      await answerOperation(page, 'RegistrationState', registrationState('CLOSED'));
      await page.goto('/register');
      await expectHeading(page, entranceMessages(t)('closedTitle'));
    },
  },
  {
    name: 'register-invite',
    as: 'visitor',
    async show(page, t, { ada }) {
      const entrance = entranceMessages(t);
      await answerOperation(page, 'RegistrationState', registrationState('INVITE'));
      await answerOperation(page, 'InviteOffer', {
        invite: {
          __typename: 'InviteOffer',
          followsOwner: true,
          owner: { __typename: 'User', id: ada.id, handle: ada.handle, displayName: ada.displayName },
        },
      });
      await page.goto('/register?invite=abcdefgh2345');
      await expect(page.getByLabel(entrance('invite'), { exact: true })).toHaveValue('abcdefgh2345');
      await expect(page.getByText(`@${ada.handle}`)).toBeVisible();
    },
  },
  {
    name: 'register-approval',
    as: 'visitor',
    async show(page, t) {
      await answerOperation(page, 'RegistrationState', registrationState('APPROVAL'));
      await page.goto('/register');
      await expect(page.getByLabel(entranceMessages(t)('reason'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'verify-email-waiting',
    as: 'visitor',
    async show(page, t) {
      await answerOperation(page, 'VerifyEmail', { verifyEmail: true });
      await answerOperation(page, 'RegistrationAwaitsApproval', { registrationAwaitsApproval: true });
      await page.goto('/verify-email?token=x');
      await expectHeading(page, entranceMessages(t)('waitingTitle'));
    },
  },
  {
    name: 'verify-email-verified',
    as: 'visitor',
    async show(page, t) {
      await answerOperation(page, 'VerifyEmail', { verifyEmail: true });
      await page.goto('/verify-email?token=x');
      await expectHeading(page, entranceMessages(t)('verifiedTitle'));
    },
  },
  {
    name: 'verify-email-verifying',
    as: 'visitor',
    async show(page, t) {
      await holdOperation(page, 'VerifyEmail');
      await page.goto('/verify-email?token=x');
      await expect(page.getByText(entranceMessages(t)('verifying'))).toBeVisible();
    },
  },
  {
    name: 'verify-email-already',
    as: 'visitor',
    async show(page, t) {
      await refuseOperation(page, 'VerifyEmail', 'Already verified.', 'ALREADY_VERIFIED');
      await page.goto('/verify-email?token=x');
      await expectHeading(page, entranceMessages(t)('alreadyTitle'));
    },
  },
  stateWithHeading('verify-email-broken', '/verify-email?token=x', (t) => entranceMessages(t)('brokenTitle')),
  stateWithHeading('forgot-password', '/forgot-password', (t) => entranceMessages(t)('forgotTitle')),
  {
    name: 'forgot-password-sent',
    as: 'visitor',
    async show(page, t) {
      const entrance = entranceMessages(t);
      await page.goto('/forgot-password');
      await page.getByLabel(entrance('email'), { exact: true }).fill('somebody@example.com');
      await page.getByRole('button', { name: entrance('sendLink') }).click();
      await expectHeading(page, entrance('forgotSentTitle'));
    },
  },
  {
    name: 'reset-password',
    as: 'visitor',
    async show(page, t) {
      await answerOperation(page, 'PasswordResetWorks', { passwordResetWorks: true });
      await page.goto('/reset-password?token=x');
      await expect(page.getByRole('button', { name: entranceMessages(t)('setPassword') })).toBeVisible();
    },
  },
  stateWithHeading('reset-password-broken', '/reset-password', (t) => entranceMessages(t)('resetBrokenTitle')),
  stateWithHeading('not-found', '/404', (t) => t('states.notFoundHeading')),
];
