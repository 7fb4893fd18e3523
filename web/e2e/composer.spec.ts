import type { Locator, Page } from '@playwright/test';
import { breakOperation, loseAnswer, refuseOperation } from './support/failures';
import { untilDraftSaved } from './support/saved-draft';
import { composerMessages, replyMessages } from './support/page-messages';
import { choose, composerOf, expectToast, quackWith, write } from './support/quacks';
import { expect, test } from './support/test';
import { placeMessages } from './support/messages';
import type { Person } from './support/world';

const LIMIT = 500;
const LINK = 23;
const places = placeMessages('en');

let person: Person;
let composer: Locator;
let field: Locator;
let send: Locator;

test.beforeEach(async ({ page, signIn, world, t }) => {
  person = await world.person('Ada Pond');
  await signIn(page, person);
  await page.goto('/stream');
  composer = composerOf(page, t);
  field = composer.getByRole('textbox', { name: composerMessages(t)('field') });
  send = composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true });
});

/** How often this person's stream on the server holds these words. */
async function countOf(page: Page, text: string): Promise<number> {
  await page.goto(`/user/${person.handle}`);
  await expect(quackWith(page, text).first()).toBeVisible();
  return quackWith(page, text).count();
}

test('counts what people see as characters, and a link as 23', { tag: '@nightly' }, async ({ t }) => {
  await field.fill('👩‍👩‍👧 שָׁלוֹם');
  await expect(composer.getByText(t('states.charactersLeft', { count: LIMIT - 6 }))).toBeAttached();

  await field.fill(`https://example.com/${'reed'.repeat(40)} x`);
  await expect(composer.getByText(t('states.charactersLeft', { count: LIMIT - LINK - 2 }))).toBeAttached();
});

test('takes 500 characters and not one more', { tag: '@nightly' }, async ({ page, t, world }) => {
  const word = world.unique('long');
  const text = word + '🦆'.repeat(LIMIT - word.length);
  await field.fill(`${text}🦆`);
  await expect(composer.getByText(t('states.charactersOver', { count: 1 }))).toBeAttached();
  await expect(send).toBeDisabled();

  await field.fill(text);
  await send.click();

  await expectToast(page, composerMessages(t)('published'));
  await expect(quackWith(page, word)).toBeVisible();
  await expect(field).toHaveValue('');
});

test('cannot send nothing, nor what nobody can see', { tag: '@nightly' }, async () => {
  await expect(send).toBeDisabled();
  for (const nothing of ['   ', '\n\n', '\u200b\u200d\u2060']) {
    await field.fill(nothing);
    await expect(send).toBeDisabled();
  }
});

test('offers people after @, and takes one by the keyboard', { tag: '@nightly' }, async ({ page, world, t }) => {
  const bea = await world.person('Bea Reed');
  await field.pressSequentially(`Hi @${bea.handle.slice(0, -2)}`);
  const people = page.getByRole('listbox', { name: composerMessages(t)('people') });
  await expect(people.getByRole('option', { name: bea.handle })).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Enter');

  await expect(field).toHaveValue(`Hi @${bea.handle} `);
  await expect(people).toHaveCount(0);
  await expect(field).toBeFocused();
});

test(
  'offers hashtags after #, also Hebrew ones, and takes one by the pointer',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const tag = world.unique('אגם');
    await world.quack(person, `בוקר #${tag}`);
    await field.pressSequentially(`ערב #${tag.slice(0, -1)}`);
    const hashtags = page.getByRole('listbox', { name: composerMessages(t)('hashtags') });

    await hashtags.getByRole('option', { name: tag }).click();

    await expect(field).toHaveValue(`ערב #${tag} `);
    await expect(field).toBeFocused();
  },
);

test('lets go of the suggestions on Escape, and keeps the words', { tag: '@nightly' }, async ({ page, world }) => {
  const bea = await world.person('Bea Reed');
  await field.pressSequentially(`@${bea.handle.slice(0, -2)}`);
  await expect(page.getByRole('option').first()).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(field).toHaveValue(`@${bea.handle.slice(0, -2)}`);
});

test(
  'offers nothing over the empty field once a quack is sent, by keys or by the button',
  { tag: '@nightly' },
  async ({ page, world }) => {
    const tag = world.unique('heron');
    await world.quack(person, `#${tag}`);

    for (const way of ['keys', 'button']) {
      await field.pressSequentially(`A wren #${tag.slice(0, -2)}`);
      await expect(page.getByRole('option', { name: tag })).toBeVisible();
      await (way === 'keys' ? field.press('Control+Enter') : send.click());

      await expect(field).toHaveValue('');
      await expect(page.getByRole('option')).toHaveCount(0);
      await field.press('Enter');
      await expect(field).toHaveValue('\n');
      await field.fill('');
    }
  },
);

test('offers nothing more once a reply is sent by keys', { tag: '@nightly' }, async ({ page, world, t }) => {
  const tag = world.unique('heron');
  const quack = await world.quack(person, `#${tag}`);
  await page.goto(`/post/${quack.id}`);
  const reply = page.getByRole('textbox', { name: replyMessages(t)('placeholder') });
  await reply.pressSequentially(`A wren #${tag.slice(0, -2)}`);
  await expect(page.getByRole('option', { name: tag })).toBeVisible();

  await reply.press('Control+Enter');

  await expectToast(page, replyMessages(t)('posted'));
  await expect(page.getByRole('option')).toHaveCount(0);
});

test(
  'offers nothing more over words in a dialog that could not be sent',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const tag = world.unique('heron');
    await world.quack(person, `#${tag}`);
    await breakOperation(page, 'CreatePost');
    await page.goto('/profile');
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.compose'), exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: composerMessages(t)('compose') });
    const words = dialog.getByRole('textbox', { name: composerMessages(t)('field') });
    await words.pressSequentially(`A wren #${tag.slice(0, -2)}`);
    await expect(page.getByRole('option', { name: tag })).toBeVisible();

    await words.press('Control+Enter');

    await expect(dialog.getByRole('alert')).toContainText(t('posts.kept'));
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(words).toHaveValue(`A wren #${tag.slice(0, -2)}`);
  },
);

test(
  'offers longer hashtags than the one that is typed in full, and not that one again',
  { tag: '@nightly' },
  async ({ page, world }) => {
    const tag = world.unique('heron');
    await world.quack(person, `#${tag} #${tag}s`);

    await field.pressSequentially(`A wren #${tag.toUpperCase()}`);

    // Similar hashtags of other tests may follow.
    await expect(page.getByRole('option').first()).toContainText(`${tag}s`);
    await expect(page.getByRole('option').filter({ hasText: new RegExp(String.raw`${tag}(?!s)`, 'u') })).toHaveCount(0);
  },
);

test('keeps an unsent draft over a reload, and forgets it once it is sent', async ({ page, world, t }) => {
  const words = world.unique('kept ');
  await field.fill(words);
  await composer.getByRole('button', { name: composerMessages(t)('addWarning') }).click();
  await composer.getByRole('textbox', { name: composerMessages(t)('warningField') }).fill('Ducks');
  await untilDraftSaved(page, words.trim());
  await untilDraftSaved(page, 'Ducks');

  await page.reload();
  await expect(field).toHaveValue(words);
  await expect(composer.getByRole('textbox', { name: composerMessages(t)('warningField') })).toHaveValue('Ducks');
  await field.press('Control+Enter');
  await expectToast(page, composerMessages(t)('published'));
  await page.reload();

  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(field).toHaveValue('');
});

test('folds a quack with a warning until somebody wants to see it', { tag: '@nightly' }, async ({ page, world, t }) => {
  const [words, warning] = [world.unique('folded'), world.unique('warned')];
  await field.fill(words);
  await composer.getByRole('button', { name: composerMessages(t)('addWarning') }).click();
  await composer.getByRole('textbox', { name: composerMessages(t)('warningField') }).fill(warning);
  await send.click();

  const quack = quackWith(page, warning);
  await expect(quack).toBeVisible();
  await expect(quack).not.toContainText(words);
  await quack.getByRole('button', { name: t('posts.showWarned'), exact: true }).click();
  await expect(quack).toContainText(words);
});

test('loses no words where the network fails, and sends them once it is back', async ({ page, world, t }) => {
  const words = world.unique('offline');
  const mend = await breakOperation(page, 'CreatePost');
  await field.fill(words);
  await send.click();
  await expect(composer.getByRole('alert').filter({ hasText: t('errors.network') })).toBeVisible();
  await expect(field).toHaveValue(words);

  mend();
  await composer.getByRole('button', { name: t('states.retry') }).click();

  await expectToast(page, composerMessages(t)('published'));
  expect(await countOf(page, words)).toBe(1);
});

test('makes one quack where the answer was lost and it was sent again', async ({ page, world, t }) => {
  const words = world.unique('once');
  await loseAnswer(page, 'CreatePost');
  await field.fill(words);

  await send.click();

  await expectToast(page, composerMessages(t)('published'));
  expect(await countOf(page, words)).toBe(1);
});

test('says what the server says where it refuses', { tag: '@nightly' }, async ({ page, world, t }) => {
  await refuseOperation(page, 'CreatePost', 'The pond is frozen.', 'BAD_USER_INPUT');
  const words = world.unique('refused');
  await field.fill(words);

  await send.click();

  await expect(composer.getByRole('alert')).toContainText('The pond is frozen.');
  await expect(composer.getByRole('alert')).toContainText(t('posts.kept'));
  await expect(field).toHaveValue(words);
});

test('opens over any page, with the same draft', { tag: '@nightly' }, async ({ page, world, t }) => {
  const words = world.unique('everywhere');
  await field.fill(words);
  await untilDraftSaved(page, words);
  await page.goto('/profile');

  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.compose'), exact: true })
    .click();

  const dialog = page.getByRole('dialog', { name: composerMessages(t)('compose') });
  await expect(dialog.getByRole('textbox', { name: composerMessages(t)('field') })).toHaveValue(words);
  await expect(dialog.getByRole('textbox', { name: composerMessages(t)('field') })).toBeFocused();
  await dialog.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expectToast(page, composerMessages(t)('published'));
});

test(
  'keeps a change of a quack that was not saved, and leaves the quack as it is',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const words = world.unique('original');
    await write(composer, t, words);
    await send.click();
    await choose(quackWith(page, words), t, 'posts.edit');
    const dialog = page.getByRole('dialog', { name: composerMessages(t)('editTitle') });
    const editing = dialog.getByRole('textbox', { name: composerMessages(t)('field') });
    await expect(editing).toHaveValue(words);
    await editing.fill(`${words} and more`);

    await page.keyboard.press('Escape');

    await expect(dialog).toHaveCount(0);
    await expect(quackWith(page, `${words} and more`)).toHaveCount(0);
    await choose(quackWith(page, words), t, 'posts.edit');
    await expect(editing).toHaveValue(`${words} and more`);
  },
);

test('stays open where only what lies over it is given up', { tag: '@nightly' }, async ({ page, t }) => {
  await page.goto('/profile');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.compose'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: composerMessages(t)('compose') });
  await dialog.getByRole('button', { name: places('add') }).click();
  const over = page.getByRole('dialog', { name: places('addTitle') });
  await expect(over).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(over).toHaveCount(0);
  await dialog
    .locator('input[type=file]')
    .evaluate((field) => field.dispatchEvent(new Event('cancel', { bubbles: true })));
  await expect(dialog.getByRole('button', { name: places('add') })).toBeFocused();
});
