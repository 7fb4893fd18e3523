import { expect } from '@playwright/test';
import { notificationRequestMessages, whisperRequestMessages } from '../inbox';
import { composerMessages, threadDraftMessages } from '../page-messages';
import { composerOf, quackWith, write } from '../quacks';
import { expectHeading, openFollowing, type PageState } from './page-state';

/** Polls, quotes and threads, and what strangers ask for. */
export const sayingStates: readonly PageState[] = [
  {
    name: 'poll-to-vote',
    as: 'ada',
    async show(page, t, { world, bea }) {
      const question = world.unique('poll');
      await world.quack(bea, `${question}? מה עדיף?`, {
        poll: { options: ['Reeds, as high as a heron', 'נופרים'], durationMinutes: 60 },
      });
      await openFollowing(page, t, question);
      await expect(quackWith(page, question).getByRole('radio')).toHaveCount(2);
    },
  },
  {
    name: 'quote-in-stream',
    as: 'ada',
    async show(page, t, { world, ada, bea }) {
      const [quoted, words] = [world.unique('quoted'), world.unique('quoting')];
      const { id } = await world.quack(ada, `${quoted} עמדה שם שעה. It stood there for an hour.`);
      await world.quack(bea, words, { quotePostId: id });
      await openFollowing(page, t, words);
      await expect(quackWith(page, words).getByText(quoted)).toBeVisible();
    },
  },
  {
    name: 'thread-composer',
    as: 'newcomer',
    async show(page, t) {
      const w = threadDraftMessages(t);
      await page.goto('/stream');
      const composer = composerOf(page, t);
      await write(composer, t, 'Three ways to tell a teal from a mallard. שלוש דרכים.');
      const add = composer.getByRole('button', { name: w('add') });
      const more = composer.getByRole('button', { name: composerMessages(t)('moreTools') });
      await expect(add.or(more)).toBeVisible();
      // On a phone it is among the rare tools.
      if (await more.isVisible()) await more.click();
      await add.click();
      const second = composer.getByRole('group', { name: w('part', { number: 2, total: 2 }) });
      await second.getByRole('textbox', { name: w('field') }).fill('One: look at its head.');
    },
  },
  {
    name: 'notification-requests-empty',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/notification-requests');
      await expectHeading(page, notificationRequestMessages(t)('title'));
    },
  },
  {
    name: 'whisper-requests',
    as: 'admin',
    async show(page, t, { world, admin }) {
      const stranger = await world.person('בת־אל סוף');
      await world.whisperAsStranger(stranger, [admin], 'May I ask about the pond? אפשר לשאול?');
      await page.goto('/whispers/requests');
      await expectHeading(page, whisperRequestMessages(t)('title'));
      await expect(page.getByText('May I ask about the pond?').first()).toBeVisible();
    },
  },
];
