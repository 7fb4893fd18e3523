import type { Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { expectAccessible } from './support/axe';
import { mainly } from './support/languages';
import { untilKeysWork } from './support/page-states/page-state';
import { composerMessages, draftMessages } from './support/page-messages';
import { pond } from './support/pictures';
import { composerOf, expectToast, quackWith, write } from './support/quacks';
import { untilDraftSaved } from './support/saved-draft';
import { expect, test } from './support/test';
import type { Person, World } from './support/world';

const DRAFTS = '{ viewer { drafts(first: 20) { edges { node { content media { id } } } } } }';

interface Answer {
  viewer: { drafts: { edges: { node: { content: string; media: { id: string }[] } }[] } };
}

/** What the server has of someone's drafts. */
async function contentsOf(world: World, person: Person): Promise<string[]> {
  const { viewer } = await world.graphql<Answer>(DRAFTS, {}, person);
  return viewer.drafts.edges.map(({ node }) => node.content).sort();
}

const untilSaved = (world: World, person: Person, contents: readonly string[]) =>
  expect.poll(() => contentsOf(world, person)).toEqual([...contents].sort());

/** Another session of the same person, as another device has one. */
const onAnotherDevice = async (world: World, person: Person): Promise<Person> => ({
  ...person,
  ...(await world.signIn(person.handle, person.password)),
});

const fieldOf = (page: Page, t: Translator) =>
  composerOf(page, t).getByRole('textbox', { name: composerMessages(t)('field') });

/** Opens the list of drafts from the composer of the stream. */
async function openDrafts(page: Page, t: Translator, count: number) {
  const w = draftMessages(t);
  await composerOf(page, t)
    .getByRole('button', { name: w('tool', { number: count }), exact: true })
    .click();
  return page.getByRole('dialog', { name: w('title'), exact: true });
}

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a draft with a picture is begun on one device, and published from another', async ({
      page,
      signIn,
      openBrowser,
      world,
      t,
    }) => {
      const w = draftMessages(t);
      const ada = await world.person('Ada Pond');
      const words = world.unique('begun');
      await signIn(page, ada);
      await page.goto('/stream');
      await untilKeysWork(page, t);
      await page.keyboard.press('n');
      const compose = page.getByRole('dialog', { name: composerMessages(t)('compose') });
      await write(composerOf(compose, t), t, words);
      await compose.locator('input[type=file]').setInputFiles(await pond('begun.jpg', 120));
      await expect(compose.getByRole('button', { name: /^ALT/ })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expectToast(page, w('saved'));

      const other = await openBrowser(await onAnotherDevice(world, ada));
      await other.goto('/stream');
      const dialog = await openDrafts(other, t, 1);
      await expect(dialog.getByRole('listitem')).toContainText(w('media', { count: 1 }));
      await expectAccessible(other);
      await dialog.getByRole('button', { name: `${w('open')} ${words}` }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(fieldOf(other, t)).toHaveValue(words);
      await expect(composerOf(other, t).getByRole('button', { name: /^ALT/ })).toHaveCount(1);
      await composerOf(other, t)
        .getByRole('button', { name: composerMessages(t)('publish'), exact: true })
        .click();
      await expectToast(other, composerMessages(t)('published'));

      await expect(quackWith(other, words)).toHaveCount(1);
      await untilSaved(world, ada, []);
      await page.reload();
      await expect(fieldOf(page, t)).toHaveValue('');
      await expect(quackWith(page, words)).toHaveCount(1);
    });
  });
}

test('a draft that two devices change is lost on neither', async ({ page, signIn, openBrowser, world, t }) => {
  const w = draftMessages(t);
  const ada = await world.person('Ada Pond');
  const words = world.unique('both');
  await signIn(page, ada);
  await page.goto('/stream');
  await fieldOf(page, t).fill(words);
  await untilSaved(world, ada, [words]);
  const other = await openBrowser(await onAnotherDevice(world, ada));
  await other.goto('/stream');
  const dialog = await openDrafts(other, t, 1);
  await dialog.getByRole('button', { name: `${w('open')} ${words}` }).click();
  await expect(dialog).toHaveCount(0);
  await expect(fieldOf(other, t)).toHaveValue(words);
  await fieldOf(other, t).fill(`${words} there`);
  await untilSaved(world, ada, [`${words} there`]);

  await fieldOf(page, t).fill(`${words} here`);
  await expect(page.getByRole('alert').filter({ hasText: w('changed') })).toBeVisible();
  await expectAccessible(page);
  expect(await contentsOf(world, ada)).toEqual([`${words} there`]);
  await page.getByRole('button', { name: w('keepCopy') }).click();

  await untilSaved(world, ada, [`${words} here`, `${words} there`]);
  await expect(fieldOf(page, t)).toHaveValue(`${words} here`);
  const list = await openDrafts(page, t, 2);
  await list.getByRole('button', { name: `${w('open')} ${words} there` }).click();
  await expect(fieldOf(page, t)).toHaveValue(`${words} there`);
});

test('the page moves neither when a long draft arrives nor behind the dialog that writes it', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const ada = await world.person('Ada Pond');
  await world.quack(ada, world.unique('below'));
  await signIn(page, ada);
  await page.goto('/stream');
  const card = page.getByRole('article').first();
  const top = async () => Math.round((await card.boundingBox())!.y);
  await expect(composerOf(page, t).getByRole('button', { name: draftMessages(t)('title') })).toBeVisible();
  const before = await top();
  await fieldOf(page, t).fill(`${world.unique('one')}\ntwo\nthree\nfour`);
  expect(await top()).toBeGreaterThan(before);
  await untilDraftSaved(page, 'four');

  await page.reload();
  await expect(fieldOf(page, t)).toHaveValue(/four/);
  await expect(composerOf(page, t).getByRole('button', { name: draftMessages(t)('title') })).toBeVisible();
  expect(await top()).toBe(before);
  await fieldOf(page, t).focus();
  await expect.poll(top).toBeGreaterThan(before);
  const grown = await top();
  await fieldOf(page, t).blur();
  await untilKeysWork(page, t);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: composerMessages(t)('compose') });
  await dialog.getByRole('textbox', { name: composerMessages(t)('field') }).press('Enter');
  await page.keyboard.type('five');
  await expect(dialog.getByRole('textbox', { name: composerMessages(t)('field') })).toHaveValue(/four\nfive/);
  expect(await top()).toBe(grown);
});

test('drafts are set aside, deleted and taken back', { tag: '@nightly' }, async ({ page, signIn, world, t }) => {
  const w = draftMessages(t);
  const ada = await world.person('Ada Pond');
  const words = world.unique('aside');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ada);
  await page.goto('/stream');
  await fieldOf(page, t).fill(words);
  await untilSaved(world, ada, [words]);
  await composerOf(page, t)
    .getByRole('button', { name: composerMessages(t)('moreTools') })
    .click();
  const dialog = await openDrafts(page, t, 1);
  await expect(dialog.getByRole('listitem')).toContainText(w('inComposer'));
  await dialog.getByRole('button', { name: w('startNew') }).click();
  await expect(fieldOf(page, t)).toHaveValue('');

  const again = await openDrafts(page, t, 1);
  await again.getByRole('button', { name: w('delete', { text: words }) }).click();
  await expect(again.getByText(w('empty'))).toBeVisible();
  await again.getByRole('button', { name: w('undo'), exact: true }).press('Enter');
  await expect(again.getByRole('listitem')).toContainText(words);
});

test(
  'what is written without a connection is kept, and saved once there is one',
  { tag: '@nightly' },
  async ({ page, context, signIn, world, t }) => {
    const ada = await world.person('Ada Pond');
    const words = world.unique('offline');
    await signIn(page, ada);
    await page.goto('/stream');
    await fieldOf(page, t).fill('one');
    await untilSaved(world, ada, ['one']);
    await context.setOffline(true);
    await fieldOf(page, t).fill(words);
    await expect(fieldOf(page, t)).toHaveValue(words);

    await context.setOffline(false);

    await untilSaved(world, ada, [words]);
  },
);
