import { expect } from '@playwright/test';
import { breakOperation, holdOperation } from '../failures';
import { composerOf, expectToast, publish, quackWith } from '../quacks';
import { expectHeading, openFollowing, type PageState } from './page-state';
import { emojiMessages, composerMessages } from '../page-messages';

/** The stream and the writing on it. */
export const streamStates: readonly PageState[] = [
  {
    name: 'stream-following',
    as: 'ada',
    async show(page, t, { others }) {
      await openFollowing(page, t, others);
    },
  },
  {
    name: 'stream-new',
    as: 'ada',
    async show(page, t, { others, world, bea }) {
      await openFollowing(page, t, others);
      await world.quack(bea, 'And a kingfisher, just now.');
      await expect(page.getByRole('button', { name: t('states.newQuacks', { count: 1 }), exact: true })).toBeVisible();
    },
  },
  {
    name: 'stream-everyone',
    as: 'ada',
    async show(page, t) {
      await page.goto('/stream');
      await page.getByRole('tab', { name: t('timelines.everyone') }).click();
      await expect(page.getByRole('article').nth(2)).toBeVisible();
    },
  },
  {
    name: 'stream-empty',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/stream');
      await expectHeading(page, t('timelines.emptyFollowing'));
      await expect(page.getByRole('main').getByRole('region', { name: t('profiles.toFollow') })).toBeVisible();
    },
  },
  {
    name: 'stream-loading',
    as: 'newcomer',
    async show(page, t) {
      await holdOperation(page, 'Stream');
      await page.goto('/stream');
      await expect(page.getByRole('feed', { name: t('timelines.quacks') })).toHaveAttribute('aria-busy', 'true');
    },
  },
  {
    name: 'stream-failed',
    as: 'newcomer',
    async show(page, t) {
      await breakOperation(page, 'Stream');
      await page.goto('/stream');
      await expect(page.getByText(t('states.listFailed'))).toBeVisible();
    },
  },
  {
    name: 'suggestions',
    as: 'ada',
    async show(page, t, { others, bea }) {
      await openFollowing(page, t, others);
      const field = composerOf(page, t).getByRole('textbox', { name: composerMessages(t)('field') });
      await field.fill('');
      await field.pressSequentially(`@${bea.handle.slice(0, -1)}`);
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'emoji-picker',
    as: 'ada',
    async show(page, t) {
      const w = emojiMessages(t);
      await page.goto('/stream');
      await composerOf(page, t)
        .getByRole('button', { name: w('add') })
        .click();
      const picker = page.getByRole('dialog', { name: w('title'), exact: true });
      await expect(picker.getByRole('gridcell').first()).toBeVisible();
    },
  },
  {
    name: 'writing-too-much',
    as: 'ada',
    async show(page, t, { others }) {
      await openFollowing(page, t, others);
      const composer = composerOf(page, t);
      await composer.getByRole('button', { name: composerMessages(t)('addWarning') }).click();
      await composer.getByRole('textbox', { name: composerMessages(t)('warningField') }).fill('🦆');
      await composer.getByRole('textbox', { name: composerMessages(t)('field') }).fill('אגם, reeds '.repeat(50));
      await expect(composer.getByText(t('states.charactersOver', { count: 49 }))).toBeAttached();
    },
  },
  {
    name: 'writing-failed',
    as: 'newcomer',
    async show(page, t) {
      await breakOperation(page, 'CreatePost');
      await page.goto('/stream');
      const composer = composerOf(page, t);
      await composer.getByRole('textbox', { name: composerMessages(t)('field') }).fill('Is anybody there?');
      await composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).click();
      await expect(composer.getByRole('alert').filter({ hasText: t('posts.kept') })).toBeVisible();
    },
  },
  {
    name: 'published',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/stream');
      await expect(page.getByText(t('timelines.emptyFollowing'))).toBeVisible();
      await publish(page, t, 'First quack. Which end of the pond is the warm one?');
      await expectToast(page, composerMessages(t)('published'));
      await expect(quackWith(page, 'Which end of the pond')).toBeVisible();
    },
  },
];
