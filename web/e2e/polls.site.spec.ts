import type { Locator, Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { expectAccessible } from './support/axe';
import { notificationMessages } from './support/inbox';
import { composerMessages, pollMessages } from './support/page-messages';
import { composerOf, expectToast, publish, quackWith, write } from './support/quacks';
import { expect, test } from './support/site';
import { mainly } from './support/languages';

const LET_END = `update polls set ends_at = now() - interval '1 second'`;
/** A poll that ends in a few seconds is announced without anyone's help; until then, servers sleep for a minute at most. */
const END_MS = 70_000;

/** An answer in the results. */
const result = (quack: Locator, answer: string) => quack.getByRole('listitem').filter({ hasText: answer });
const share = (quack: Locator, answer: string) => quack.getByRole('meter', { name: answer });

/** Fills a poll in the composer by keyboard, from its tool on. */
async function ask(page: Page, t: Translator, question: string, answers: readonly string[]): Promise<void> {
  const w = pollMessages(t);
  const composer = composerOf(page, t);
  await write(composer, t, question);
  await composer.getByRole('button', { name: w('add') }).press('Enter');
  await expect(composer.getByRole('textbox', { name: w('answer', { number: 1 }) })).toBeFocused();
  for (const [index, answer] of answers.entries()) {
    await expect(composer.getByRole('textbox', { name: w('answer', { number: index + 1 }) })).toBeFocused();
    await page.keyboard.type(answer);
    if (index < answers.length - 1) await page.keyboard.press('Enter');
  }
}

for (const language of mainly('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a poll is made, voted in by keyboard, seen live, and is final once it has ended', async ({
      page,
      signIn,
      openBrowser,
      server,
      world,
      t,
    }) => {
      const w = pollMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const question = `${world.unique('lunch')}?`;
      await signIn(page, ada);
      await page.goto('/stream');
      await ask(page, t, question, ['Soup', 'Salad', 'soup']);
      const composer = composerOf(page, t);
      await expect(composer.getByText(w('EQUAL'))).toBeVisible();
      await expect(composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true })).toBeDisabled();
      await page.keyboard.type(' of the day');
      await expect(composer.getByText(w('EQUAL'))).toHaveCount(0);
      await expectAccessible(page);
      await page.reload();
      await expect(composer.getByRole('textbox', { name: w('answer', { number: 3 }) })).toHaveValue('soup of the day');
      await composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).click();
      await expectToast(page, composerMessages(t)('published'));
      const own = quackWith(page, question);
      await expect(share(own, 'Salad')).toHaveAttribute('aria-valuenow', '0');
      await expect(own.getByRole('button', { name: w('vote') })).toHaveCount(0);

      const hers = await openBrowser(bea);
      await hers.goto(`/user/${ada.handle}`);
      const quack = quackWith(hers, question);
      await expect(quack.getByRole('group', { name: w('chooseOne') })).toBeVisible();
      await expect(quack.getByText(w('daysLeft', { count: 1 }))).toBeVisible();
      await quack.getByRole('button', { name: w('look') }).press('Enter');
      await expect(share(quack, 'Soup').first()).toBeVisible();
      await quack.getByRole('button', { name: w('back') }).press('Enter');
      await quack.getByRole('radio', { name: 'Soup', exact: true }).press('ArrowDown');
      await expect(quack.getByRole('radio', { name: 'Salad' })).toBeChecked();
      await expectAccessible(hers);
      await quack.getByRole('button', { name: w('vote') }).press('Enter');

      await expectToast(hers, w('voted'));
      await expect(quack.getByRole('list', { name: w('results') })).toBeFocused();
      await expect(result(quack, 'Salad').getByRole('img', { name: w('own') })).toBeVisible();
      await expect(share(quack, 'Salad')).toHaveAttribute('aria-valuetext', w('share', { percent: 100, count: 1 }));
      await expect(share(own, 'Salad')).toHaveAttribute('aria-valuenow', '100');
      await expectAccessible(hers);

      await server.statement(LET_END, []);
      for (const each of [page, hers]) {
        await each.reload();
        await expect(quackWith(each, question).getByText(w('final'))).toBeVisible();
      }
    });
  });
}

test(
  'a poll of several answers hides its votes until the end, and can be taken back before it is sent',
  { tag: '@nightly' },
  async ({ page, signIn, openBrowser, world, t }) => {
    const w = pollMessages(t);
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const question = `${world.unique('trip')}?`;
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, ada);
    await page.goto('/stream');
    await ask(page, t, question, ['Lake', 'Hills']);
    const composer = composerOf(page, t);
    await composer.getByRole('button', { name: w('remove') }).click();
    await expect(composer.getByRole('textbox', { name: w('answer', { number: 1 }) })).toHaveCount(0);
    await page.getByRole('button', { name: w('undo') }).click();
    await expect(composer.getByRole('textbox', { name: w('answer', { number: 2 }) })).toHaveValue('Hills');
    await composer.getByRole('checkbox', { name: w('multiple') }).check();
    await composer.getByRole('checkbox', { name: w('hides') }).check();
    await composer.getByLabel(w('duration')).selectOption({ label: w('custom') });
    await composer.getByLabel(w('customDays')).fill('0');
    await expect(composer.getByText(w('durationLimits'))).toBeVisible();
    await composer.getByLabel(w('customHours')).fill('2');
    await publish(page, t, question);

    const hers = await openBrowser(bea);
    await hers.goto(`/user/${ada.handle}`);
    const quack = quackWith(hers, question);
    await expect(quack.getByRole('button', { name: w('look') })).toHaveCount(0);
    await expect(quack.getByText(w('hiddenUntilEnd'))).toBeVisible();
    for (const answer of ['Lake', 'Hills']) await quack.getByRole('checkbox', { name: answer }).check();
    await quack.getByRole('button', { name: w('vote') }).click();

    await expect(quack.getByRole('img', { name: w('own') })).toHaveCount(2);
    await expect(quack.getByRole('meter')).toHaveCount(0);
    await expect(quack.getByText(w('hoursLeft', { count: 2 }))).toBeVisible();
  },
);

test(
  'the end of a poll is seen live and announced to its author and voters',
  { tag: '@nightly' },
  async ({ page, signIn, openBrowser, server, world, t }) => {
    test.slow();
    const w = pollMessages(t);
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const question = `${world.unique('swim')}?`;
    const { id } = await world.quack(ada, question, { poll: { options: ['Now', 'Later'], durationMinutes: 1_440 } });
    await world.graphql('mutation($id: ID!) { votePoll(postId: $id, choices: [0]) { post { id } } }', { id }, bea);
    await signIn(page, ada);
    const hers = await openBrowser(bea);
    for (const each of [page, hers]) {
      await each.goto(`/user/${ada.handle}`);
      await expect(quackWith(each, question)).toBeVisible();
    }
    await server.statement(LET_END, []);

    await expect(quackWith(page, question).getByText(w('final'))).toBeVisible({ timeout: END_MS });
    await expect(quackWith(hers, question).getByText(w('final'))).toBeVisible();
    for (const each of [page, hers]) {
      const told = each.getByRole('article', { name: notificationMessages(t)('pollEnded') });
      // The page knows that its time is over before the server has announced it.
      await expect(async () => {
        await each.goto('/notifications');
        await expect(told).toContainText(question, { timeout: 2_000 });
      }).toPass({ timeout: END_MS });
    }
  },
);
