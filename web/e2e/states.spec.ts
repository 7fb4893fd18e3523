import type { Locator, Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { breakOperation, holdOperation } from './support/failures';
import { notificationWords, whisperWords } from './support/inbox';
import { keptWords } from './support/page-words';
import { quackWith } from './support/quacks';
import { expect, test } from './support/test';
import { schedulingWords } from './support/words';
import type { Person, World } from './support/world';

interface ListPage {
  path: string;
  /** What it asks for first. */
  operation: string;
  /** What is there once that has come. */
  content: Locator;
}

/** Each page by the first thing it asks for, with something on it or nothing at all. */
async function pagesOf(page: Page, t: Translator, world: World, person: Person): Promise<ListPage[]> {
  const words = world.unique('seen');
  const quack = await world.quack(person, `${words} #${words}`);
  const heading = (name: string) => page.getByRole('heading', { name }).first();
  return [
    { path: '/stream', operation: 'Stream', content: quackWith(page, words) },
    { path: `/hashtag/${words}`, operation: 'HashtagPosts', content: quackWith(page, words) },
    { path: `/explore?q=${words}`, operation: 'SearchPosts', content: quackWith(page, words) },
    { path: `/post/${quack.id}`, operation: 'Thread', content: quackWith(page, words) },
    { path: '/my-likes', operation: 'MyNods', content: heading(keptWords(t)('noNods')) },
    { path: '/my-pins', operation: 'MyPins', content: heading(keptWords(t)('noPins')) },
    {
      path: '/notifications?tab=mentions',
      operation: 'Notifications',
      content: heading(notificationWords(t)('emptyMentions')),
    },
    { path: '/whispers', operation: 'Conversations', content: heading(whisperWords(t)('emptyTitle')) },
    {
      path: '/scheduled-posts',
      operation: 'ScheduledPosts',
      content: heading(schedulingWords(world.language)('empty')),
    },
  ];
}

for (const language of ['en', 'he'] as const) {
  test.describe(`pages (${language})`, () => {
    test.use({ language });

    test('say that they load what they show', async ({ page, world, signIn, t }) => {
      test.setTimeout(300_000);
      const person = await world.person();
      await signIn(page, person);
      for (const { path, operation } of await pagesOf(page, t, world, person)) {
        await test.step(path, async () => {
          await holdOperation(page, operation);
          await page.goto(path);
          await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
      }
    });

    test('say why nothing came, and go on from there', async ({ page, world, signIn, t }) => {
      test.setTimeout(300_000);
      // A live connection that is made meanwhile has lists look for what they missed, without anybody's Retry.
      await page.routeWebSocket('**/graphql', () => undefined);
      const person = await world.person();
      await signIn(page, person);
      for (const { path, operation, content } of await pagesOf(page, t, world, person)) {
        await test.step(path, async () => {
          const mend = await breakOperation(page, operation);
          await page.goto(path);
          const retry = page.getByRole('main').getByRole('button', { name: t('states.retry') });
          await expect(retry).toBeVisible();
          await mend();
          await retry.click();
          await expect(content).toBeVisible();
        });
      }
    });
  });
}
