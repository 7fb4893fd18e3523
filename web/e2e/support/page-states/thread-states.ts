import { expect, type Page } from '@playwright/test';
import type { Translator } from '../../../src/i18n/translator';
import { breakOperation, holdOperation } from '../failures';
import { quackWith } from '../quacks';
import { replyMessages, threadMessages } from '../page-messages';
import type { Scene } from './scene';
import { expectHeading, type PageState } from './page-state';

async function openThread(page: Page, t: Translator, { thread }: Scene): Promise<void> {
  await page.goto(`/post/${thread.id}`);
  await expect(quackWith(page, thread.content)).toBeVisible();
  await expect(page.getByText(threadMessages(t)('deleted'))).toBeVisible();
}

/** A quack at its own address, with what is around it. */
export const threadStates: readonly PageState[] = [
  { name: 'post', as: 'ada', show: openThread },
  { name: 'post-as-visitor', as: 'visitor', show: openThread },
  {
    name: 'post-from-above',
    as: 'ada',
    async show(page, t, scene) {
      await openThread(page, t, scene);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'post-collapsed',
    as: 'ada',
    async show(page, t, scene) {
      const words = threadMessages(t);
      await openThread(page, t, scene);
      const opens = { label: words('counted', { count: 1 }), name: scene.bea.displayName };
      await page.getByRole('button', { name: words('moreOf', opens) }).click();
      await expect(quackWith(page, 'Deeper than is shown at once.')).toBeVisible();
      await page.getByRole('button', { name: words('collapse', { count: 1 }), exact: true }).click();
      await expect(page.getByRole('button', { name: words('expand', { count: 1 }), exact: true })).toBeVisible();
    },
  },
  {
    name: 'post-nods',
    as: 'ada',
    async show(page, t, { thread, bea }) {
      await page.goto(`/post/${thread.id}?list=nods`);
      const dialog = page.getByRole('dialog', { name: threadMessages(t)('noddedBy') });
      await expect(dialog.getByText(`@${bea.handle}`)).toBeVisible();
    },
  },
  {
    name: 'post-reply',
    as: 'ada',
    async show(page, t, scene) {
      await openThread(page, t, scene);
      const last = quackWith(page, 'Also: is the mill open?');
      await last.getByRole('button', { name: t('posts.reply') }).click();
      await expect(page.getByRole('dialog', { name: replyMessages(t)('title') })).toBeVisible();
    },
  },
  {
    name: 'post-without-replies',
    as: 'newcomer',
    async show(page, t, { world, bea }) {
      const { id } = await world.quack(bea, 'Nobody has answered this one.');
      await page.goto(`/post/${id}`);
      await expect(page.getByText(threadMessages(t)('noReplies'))).toBeVisible();
    },
  },
  {
    name: 'post-loading',
    as: 'newcomer',
    async show(page, t, { thread }) {
      await holdOperation(page, 'Thread');
      await page.goto(`/post/${thread.id}`);
      await expect(page.getByRole('region', { name: threadMessages(t)('replies') })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
  },
  {
    name: 'post-failed',
    as: 'newcomer',
    async show(page, _t, { thread }) {
      await breakOperation(page, 'Thread');
      await page.goto(`/post/${thread.id}`);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'post-gone',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/post/not-an-id');
      await expectHeading(page, threadMessages(t)('gone'));
    },
  },
];
