import { expect } from '@playwright/test';
import { breakOperation, holdOperation } from '../failures';
import { pond } from '../pictures';
import { quackWith } from '../quacks';
import { settingsWords, userWords } from '../page-words';
import { expectHeading, openFollowing, type Sight } from './sight';

const tabs = ['info', 'preferences', 'password', 'sessions', 'language'] as const;

/** Profiles, others' and one's own. */
export const peopleSights: readonly Sight[] = [
  {
    name: 'user-as-visitor',
    as: 'visitor',
    async show(page, _t, { bea, others }) {
      await page.goto(`/user/${bea.handle}`);
      await expect(quackWith(page, others)).toBeVisible();
    },
  },
  {
    name: 'user-hidden',
    as: 'visitor',
    async show(page, t, { world, newcomer }) {
      await world.updateProfile(newcomer, { requiresLogin: true });
      await page.goto(`/user/${newcomer.handle}`);
      await expectHeading(page, t('profiles.hidden', { name: newcomer.displayName }));
    },
  },
  {
    name: 'user',
    as: 'ada',
    async show(page, _t, { bea, others }) {
      await page.goto(`/user/${bea.handle}`);
      await expect(quackWith(page, others)).toBeVisible();
    },
  },
  {
    name: 'user-quiet',
    as: 'ada',
    async show(page, t, { newcomer }) {
      await page.goto(`/user/${newcomer.handle}`);
      await expectHeading(page, userWords(t)('noQuacks', { name: newcomer.displayName }));
    },
  },
  {
    name: 'user-followers',
    as: 'ada',
    async show(page, t, { bea, ada }) {
      await page.goto(`/user/${bea.handle}?list=followers`);
      const dialog = page.getByRole('dialog', { name: t('profiles.followersTitle') });
      await expect(dialog.getByText(`@${ada.handle}`)).toBeVisible();
    },
  },
  {
    name: 'user-following',
    as: 'ada',
    async show(page, t, { bea, ada }) {
      await page.goto(`/user/${bea.handle}?list=following`);
      const dialog = page.getByRole('dialog', { name: t('profiles.followingTitle') });
      await expect(dialog.getByText(`@${ada.handle}`)).toBeVisible();
    },
  },
  {
    name: 'user-self',
    as: 'ada',
    async show(page, _t, { ada, own }) {
      await page.goto(`/user/${ada.handle}`);
      await expect(quackWith(page, own)).toBeVisible();
      await expect(page.getByText(/^Keeps a diary/).getByRole('link')).toBeVisible();
    },
  },
  {
    name: 'user-media-empty',
    as: 'ada',
    async show(page, t, { newcomer }) {
      await page.goto(`/user/${newcomer.handle}?tab=media`);
      await expectHeading(page, userWords(t)('noMedia', { name: newcomer.displayName }));
    },
  },
  {
    name: 'user-loading',
    as: 'ada',
    async show(page, t, { bea, others }) {
      await openFollowing(page, t, others);
      await holdOperation(page, 'UserProfile');
      await quackWith(page, others)
        .getByRole('link', { name: new RegExp(`@${bea.handle}`) })
        .first()
        .click();
      await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    },
  },
  {
    name: 'user-failed',
    as: 'ada',
    async show(page, t, { bea }) {
      await breakOperation(page, 'UserProfile');
      await page.goto(`/user/${bea.handle}`);
      await expect(page.getByRole('button', { name: t('states.retry') })).toBeVisible();
    },
  },
  {
    name: 'user-unknown',
    as: 'ada',
    async show(page, t) {
      await page.goto('/user/nobody-at-all');
      await expectHeading(page, t('profiles.unknown'));
    },
  },
  ...tabs.map((tab): Sight => ({
    name: `profile-${tab}`,
    as: 'ada',
    async show(page, t) {
      await page.goto(`/profile?tab=${tab}`);
      await expectHeading(page, t('profile.title'));
      if (tab === 'sessions') await expect(page.getByText(t('profile.thisDevice'))).toBeVisible();
    },
  })),
  {
    name: 'profile-unsaved',
    as: 'ada',
    async show(page, t) {
      await page.goto('/profile');
      await page.getByRole('textbox', { name: t('profile.location') }).fill('By the reeds');
      await page
        .getByRole('link', { name: t('shell.explore'), exact: true })
        .filter({ visible: true })
        .first()
        .click();
      await expectHeading(page, t('shell.explore'));
      await page.goBack();
      await expect(page.getByRole('button', { name: settingsWords(t)('discard') })).toBeVisible();
    },
  },
  {
    name: 'profile-crop',
    as: 'ada',
    async show(page, t) {
      await page.goto('/profile');
      await page
        .getByRole('region', { name: t('profile.image'), exact: true })
        .locator('input[type=file]')
        .setInputFiles(await pond('pond.jpg', 40));
      await expect(page.getByRole('dialog', { name: t('profile.cropTitle') })).toBeVisible();
    },
  },
  {
    name: 'profile-banner',
    as: 'ada',
    async show(page, t) {
      await page.goto('/profile');
      await page
        .getByRole('region', { name: t('profile.banner'), exact: true })
        .locator('input[type=file]')
        .setInputFiles(await pond('pond.jpg', 200));
      await expect(page.getByRole('dialog', { name: t('profile.cropBannerTitle') })).toBeVisible();
    },
  },
];
