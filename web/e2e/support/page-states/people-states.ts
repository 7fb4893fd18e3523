import { expect } from '@playwright/test';
import { accountParts, sections } from '../../../src/features/account/settings/sections';
import { breakOperation, holdOperation } from '../failures';
import { pond } from '../pictures';
import { quackWith } from '../quacks';
import {
  addressMessages,
  deviceMessages,
  pictureMessages,
  settingsMessages,
  tokenMessages,
  userMessages,
} from '../page-messages';
import { relationshipStates } from './relationship-states';
import { reportStates } from './report-states';
import { expectHeading, openFollowing, type PageState, untilPainted } from './page-state';

/** Longer lists have a search field. */
export const MOST_UNSEARCHED = 8;

/** Profiles, others' and one's own. */
export const peopleStates: readonly PageState[] = [
  ...relationshipStates,
  ...reportStates,
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
      await expectHeading(page, userMessages(t)('noQuacks', { name: newcomer.displayName }));
    },
  },
  {
    name: 'user-menu',
    as: 'ada',
    async show(page, t, { bea }) {
      await page.goto(`/user/${bea.handle}`);
      await page.getByRole('button', { name: t('profiles.more', { name: bea.displayName }) }).click();
      await expect(page.getByRole('menuitem', { name: t('profiles.copyHandle') })).toBeVisible();
    },
  },
  {
    name: 'user-card',
    as: 'ada',
    async show(page, t, { bea, others }) {
      await openFollowing(page, t, others);
      // What listens for the pointer comes after the page, along with the tooltips.
      await page.locator('[popover=manual][aria-hidden]').waitFor({ state: 'attached' });
      const link = quackWith(page, others).getByRole('link', { name: bea.displayName }).first();
      // Scrolling to it while hovering would close the card again.
      await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await untilPainted(page);
      await link.hover();
      await expect(page.getByRole('dialog', { name: bea.displayName })).toBeVisible();
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
    name: 'user-followers-nothing',
    as: 'ada',
    async show(page, t, { world }) {
      const followed = await world.person('Grey Heron');
      for (let each = 1; each <= MOST_UNSEARCHED; each += 1) await world.follow(await world.person(), followed);
      await page.goto(`/user/${followed.handle}?list=followers`);
      const dialog = page.getByRole('dialog', { name: t('profiles.followersTitle') });
      await dialog.getByRole('searchbox', { name: t('profiles.filterPeople') }).fill('zzqxj');
      await expect(dialog.getByRole('status').filter({ hasText: t('profiles.noMatches') })).toBeVisible();
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
      await expectHeading(page, userMessages(t)('noMedia', { name: newcomer.displayName }));
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
  {
    name: 'profile',
    as: 'ada',
    async show(page, t) {
      await page.goto('/profile');
      await expectHeading(page, settingsMessages(t)('title'));
    },
  },
  ...sections.map((section): PageState => ({
    name: `profile-${section}`,
    as: 'ada',
    async show(page, t) {
      await page.goto(`/profile?section=${section}`);
      await expect(page.getByRole('region', { name: settingsMessages(t)(section) })).toBeVisible();
      if (section === 'sessions')
        await expect(page.getByText(deviceMessages(t)('thisDevice'), { exact: true })).toBeVisible();
      if (section === 'data') await expect(page.getByText(settingsMessages(t)('dataIntro'))).toBeVisible();
    },
  })),
  {
    name: 'profile-token-create',
    as: 'ada',
    async show(page, t) {
      const w = tokenMessages(t);
      await page.goto('/profile?section=sessions');
      await page.getByRole('button', { name: w('create') }).click();
      const dialog = page.getByRole('dialog', { name: w('createTitle') });
      await dialog.getByLabel(w('READ'), { exact: true }).uncheck();
      await dialog.getByRole('button', { name: w('create') }).click();
      await expect(dialog.getByText(w('scopesMissing'))).toBeVisible();
    },
  },
  // By someone whose sessions are in no other state.
  ...(['shown', 'revoke'] as const).map((step): PageState => ({
    name: `profile-token-${step}`,
    as: 'admin',
    async show(page, t, { world, admin }) {
      const w = tokenMessages(t);
      const name = world.unique('script ');
      await page.goto('/profile?section=sessions');
      await page.getByRole('button', { name: w('create') }).click();
      const dialog = page.getByRole('dialog', { name: w('createTitle') });
      await dialog.getByLabel(w('name')).fill(name);
      await dialog.getByLabel(w('password'), { exact: true }).fill(admin.password);
      await dialog.getByRole('button', { name: w('create') }).click();
      const shown = page.getByRole('alertdialog', { name: w('newTitle') });
      await expect(shown.getByLabel(w('token'))).toBeVisible();
      if (step === 'shown') return;
      await shown.getByRole('button', { name: w('done') }).click();
      await page.getByRole('button', { name: w('revokeOf', { name }) }).click();
      await expect(page.getByRole('alertdialog', { name: w('revokeTitle') })).toBeVisible();
    },
  })),
  ...accountParts.map((part): PageState => ({
    name: `profile-change-${part}`,
    as: 'ada',
    async show(page, t) {
      await page.goto(`/profile?change=${part}`);
      const row = page.getByRole('region', { name: settingsMessages(t)(`${part}Title`) });
      await expect(row.locator('form')).toBeVisible();
    },
  })),
  {
    name: 'profile-email-pending',
    as: 'newcomer',
    async show(page, t, { world, newcomer }) {
      await world.askForEmail(newcomer, `${newcomer.handle}@new.example`);
      await page.goto('/profile?section=account');
      await expect(page.getByRole('button', { name: settingsMessages(t)('cancelChange') })).toBeVisible();
    },
  },
  {
    name: 'confirm-email',
    as: 'visitor',
    async show(page, t, { world }) {
      const person = await world.registered();
      await world.askForEmail(person, `${person.handle}@new.example`);
      await page.goto(await world.mailbox.link(person.email, 2));
      await expectHeading(page, addressMessages(t)('changeTitle'));
    },
  },
  {
    name: 'confirm-email-broken',
    as: 'visitor',
    async show(page, t) {
      await page.goto('/confirm-email?token=nonsense');
      await expectHeading(page, addressMessages(t)('brokenTitle'));
    },
  },
  {
    name: 'profile-edit',
    as: 'ada',
    async show(page, t, { ada }) {
      await page.goto(`/user/${ada.handle}?edit`);
      await expect(page.getByRole('dialog', { name: settingsMessages(t)('editTitle') })).toBeVisible();
    },
  },
  {
    name: 'profile-unsaved',
    as: 'ada',
    async show(page, t) {
      const settings = settingsMessages(t);
      await page.goto('/profile?section=account');
      await page.getByRole('textbox', { name: settings('location') }).fill('By the reeds');
      await page
        .getByRole('link', { name: t('shell.explore'), exact: true })
        .filter({ visible: true })
        .first()
        .click();
      // Phones show the search in its place.
      await expect(page.getByRole('heading', { name: t('shell.explore'), includeHidden: true }).first()).toBeAttached();
      await page.goBack();
      await expect(page.getByRole('button', { name: settings('discard') })).toBeVisible();
    },
  },
  {
    name: 'profile-crop',
    as: 'ada',
    async show(page, t) {
      await page.goto('/profile?section=account');
      await page
        .getByRole('region', { name: pictureMessages(t)('image'), exact: true })
        .locator('input[type=file]')
        .setInputFiles(await pond('pond.jpg', 40));
      await expect(page.getByRole('dialog', { name: pictureMessages(t)('cropTitle') })).toBeVisible();
    },
  },
  {
    name: 'profile-banner',
    as: 'ada',
    async show(page, t) {
      await page.goto('/profile?section=account');
      await page
        .getByRole('region', { name: pictureMessages(t)('banner'), exact: true })
        .locator('input[type=file]')
        .setInputFiles(await pond('pond.jpg', 200));
      await expect(page.getByRole('dialog', { name: pictureMessages(t)('cropBannerTitle') })).toBeVisible();
    },
  },
];
