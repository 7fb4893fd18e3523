import { expect, type Page } from '@playwright/test';
import type { Translator } from '../../../src/i18n/translator';
import { breakOperation, holdOperation } from '../failures';
import { expectToast, nodButton, quackWith } from '../quacks';
import { savedListMessages, userMessages } from '../page-messages';
import { expectHeading, type PageState } from './page-state';
import { MOST_UNSEARCHED } from './people-states';
import type { Scene } from './scene';

/** Nods, pins, and the other timelines of a profile. */
export const savedListStates: readonly PageState[] = [
  {
    name: 'my-likes',
    as: 'ada',
    async show(page, _t, { others }) {
      await page.goto('/my-likes');
      await expect(quackWith(page, others)).toBeVisible();
    },
  },
  {
    name: 'my-likes-undo',
    as: 'ada',
    async show(page, t, { world, ada, bea }) {
      const words = world.unique('Let go of, and taken up again ');
      await world.nod(ada, await world.quack(bea, words));
      await page.goto('/my-likes');
      await nodButton(quackWith(page, words), t, 1).click();
      await expectToast(page, t('nods.removed'));
      await expect(page.getByRole('button', { name: t('posts.undo'), exact: true })).toBeVisible();
    },
  },
  {
    name: 'my-likes-empty',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/my-likes');
      await expectHeading(page, savedListMessages(t)('noNods'));
    },
  },
  {
    name: 'my-likes-loading',
    as: 'ada',
    async show(page) {
      await holdOperation(page, 'MyNods');
      await page.goto('/my-likes');
      await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    },
  },
  {
    name: 'my-likes-failed',
    as: 'ada',
    async show(page, t) {
      await breakOperation(page, 'MyNods');
      await page.goto('/my-likes');
      await expect(page.getByText(t('states.listFailed'))).toBeVisible();
    },
  },
  {
    name: 'my-pins-loading',
    as: 'ada',
    async show(page) {
      await holdOperation(page, 'MyPins');
      await page.goto('/my-pins');
      await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    },
  },
  {
    name: 'my-pins-failed',
    as: 'ada',
    async show(page, t) {
      await breakOperation(page, 'MyPins');
      await page.goto('/my-pins');
      await expect(page.getByText(t('states.listFailed'))).toBeVisible();
    },
  },
  {
    name: 'my-pins',
    as: 'ada',
    async show(page) {
      await page.goto('/my-pins');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'my-pins-empty',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/my-pins');
      await expectHeading(page, savedListMessages(t)('noPins'));
    },
  },
  {
    name: 'my-pins-search',
    as: 'admin',
    show: (page, t, scene) => searchPins(page, t, scene, 'number3'),
  },
  {
    name: 'my-pins-nothing',
    as: 'admin',
    async show(page, t, scene) {
      await searchPins(page, t, scene, 'zzqxj');
      await expectHeading(page, savedListMessages(t)('noPinMatches'));
    },
  },
  {
    name: 'user-replies',
    as: 'ada',
    async show(page, _t, { bea }) {
      await page.goto(`/user/${bea.handle}?tab=replies`);
      await expect(quackWith(page, 'Also: is the mill open?')).toBeVisible();
    },
  },
  {
    name: 'user-nods-empty',
    as: 'newcomer',
    async show(page, t, { newcomer }) {
      await page.goto(`/user/${newcomer.handle}?tab=nods`);
      await expectHeading(page, userMessages(t)('ownNoNods'));
    },
  },
];

/** Searches the pins of someone whose list is in no other state. */
async function searchPins(page: Page, t: Translator, { world, admin, bea }: Scene, suffix: string): Promise<void> {
  const word = world.unique('kept');
  const texts = Array.from({ length: MOST_UNSEARCHED }, (_, each) => `${word} number${each}.`);
  for (const quack of await world.quacks(bea, texts)) await world.pin(admin, quack);
  await page.goto('/my-pins');
  await page.getByRole('searchbox', { name: savedListMessages(t)('searchPins') }).fill(`${word} ${suffix}`);
  await expect(page.getByRole('article')).toHaveCount(suffix.startsWith('number') ? 1 : 0);
}
