import { expect } from '@playwright/test';
import { choose, quackWith } from '../quacks';
import { expectHeading, openFollowing, openShortcuts, untilKeysWork, type PageState } from './page-state';
import { composerMessages, settingsMessages } from '../page-messages';

/** What opens over a page. */
export const postStates: readonly PageState[] = [
  {
    name: 'quack-menu',
    as: 'ada',
    async show(page, t, { own }) {
      await openFollowing(page, t, own);
      await quackWith(page, own)
        .getByRole('button', { name: t('posts.more'), exact: true })
        .click();
      await expect(page.getByRole('menuitem', { name: t('posts.edit') })).toBeVisible();
    },
  },
  {
    name: 'quack-edit',
    as: 'ada',
    async show(page, t, { own }) {
      await openFollowing(page, t, own);
      await choose(quackWith(page, own), t, 'posts.edit');
      await expect(page.getByRole('dialog', { name: composerMessages(t)('editTitle') })).toBeVisible();
    },
  },
  {
    name: 'quack-delete',
    as: 'ada',
    async show(page, t, { own }) {
      await openFollowing(page, t, own);
      await choose(quackWith(page, own), t, 'posts.delete');
      await expect(page.getByRole('alertdialog', { name: t('posts.deleteTitle') })).toBeVisible();
    },
  },
  {
    name: 'compose-dialog',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/profile');
      await expectHeading(page, settingsMessages(t)('title'));
      await untilKeysWork(page, t);
      await page.keyboard.press('n');
      await expect(page.getByRole('dialog', { name: composerMessages(t)('compose') })).toBeVisible();
    },
  },
  {
    name: 'shortcuts',
    as: 'ada',
    async show(page, t) {
      await page.goto('/profile');
      await expectHeading(page, settingsMessages(t)('title'));
      await openShortcuts(page, t);
    },
  },
  {
    name: 'account-menu',
    as: 'ada',
    async show(page, t, { ada }) {
      await page.goto('/profile');
      await expectHeading(page, settingsMessages(t)('title'));
      const menu = page.getByRole('button', { name: t('shell.openMenu') });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: ada.handle }).last().click();
      await expect(page.getByRole('menuitem', { name: t('shell.logOut') })).toBeVisible();
    },
  },
  {
    name: 'drawer',
    as: 'ada',
    upTo: 768,
    async show(page, t) {
      await page.goto('/profile');
      await page.getByRole('button', { name: t('shell.openMenu') }).click();
      await expect(page.getByRole('dialog', { name: t('shell.mainNavigation') })).toBeVisible();
    },
  },
];
