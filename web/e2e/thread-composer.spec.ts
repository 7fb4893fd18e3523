import type { Locator, Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { expectAccessible } from './support/axe';
import { mainly } from './support/languages';
import { schedulingMessages } from './support/messages';
import { composerMessages, pollMessages, threadDraftMessages } from './support/page-messages';
import { pond } from './support/pictures';
import { composerOf, expectToast, quackWith, write } from './support/quacks';
import { expect, test } from './support/test';

/** The text of a quack of the thread, from 2 on. */
const fieldOf = (composer: Locator, t: Translator, number: number, total: number) =>
  composer
    .getByRole('group', { name: threadDraftMessages(t)('part', { number, total }) })
    .getByRole('textbox', { name: threadDraftMessages(t)('field') });

/** Writes a thread of three: a picture belongs to the second, a poll to the third. */
async function writeThread(page: Page, t: Translator, texts: readonly [string, string, string]): Promise<Locator> {
  const w = threadDraftMessages(t);
  const say = pollMessages(t);
  const composer = composerOf(page, t);
  await write(composer, t, texts[0]);
  await composer.getByRole('button', { name: w('add') }).press('Enter');
  await expect(fieldOf(composer, t, 2, 2)).toBeFocused();
  await page.keyboard.type(texts[1]);
  await composer.locator('input[type=file]').setInputFiles(await pond('second.jpg', 200));
  const second = composer.getByRole('group', { name: w('part', { number: 2, total: 2 }) });
  await expect(second.getByRole('button', { name: /^ALT/ })).toHaveCount(1);
  await composer.getByRole('button', { name: w('add') }).press('Enter');
  await expect(fieldOf(composer, t, 3, 3)).toBeFocused();
  await page.keyboard.type(texts[2]);
  await composer.getByRole('button', { name: say('add') }).press('Enter');
  await composer.getByRole('textbox', { name: say('answer', { number: 1 }) }).fill('Reeds');
  await composer.getByRole('textbox', { name: say('answer', { number: 2 }) }).fill('Lilies');
  return composer;
}

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a thread of three is written as a whole, with a picture and a poll, and published in its order', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const w = threadDraftMessages(t);
      const ada = await world.person('Ada Pond');
      const stem = world.unique('thread');
      const texts = [`one ${stem}`, `two ${stem}`, `three ${stem}`] as const;
      await signIn(page, ada);
      await page.goto('/stream');
      const composer = await writeThread(page, t, texts);
      await expectAccessible(page);

      await composer.getByRole('button', { name: w('postAll', { number: 3 }), exact: true }).click();
      await expectToast(page, composerMessages(t)('published'));
      await expect(composer.getByRole('group')).toHaveCount(0);
      const toThread = t('posts.showThread', { position: 1, length: 3 });
      await quackWith(page, texts[0]).getByRole('link', { name: toThread }).press('Enter');
      await expect(page).toHaveURL(/\/post\//);

      const quacks = page.getByRole('article').filter({ hasText: stem });
      await expect(quacks).toContainText([...texts]);
      await expect(quackWith(page, texts[1]).getByRole('img').last()).toBeVisible();
      await expect(quackWith(page, texts[2]).getByText('Lilies')).toBeVisible();
    });
  });
}

test(
  'a quack of a thread is removed and taken back, and an empty one is not sent',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const w = threadDraftMessages(t);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, await world.person('Ada Pond'));
    await page.goto('/stream');
    const stem = world.unique('removed');
    const composer = composerOf(page, t);
    await write(composer, t, `one ${stem}`);
    await composer.getByRole('button', { name: composerMessages(t)('moreTools') }).click();
    await composer.getByRole('button', { name: w('add') }).click();
    await fieldOf(composer, t, 2, 2).fill(`two ${stem}`);
    await composer.getByRole('button', { name: w('remove', { number: 2 }) }).press('Enter');

    await expect(composer.getByRole('textbox', { name: composerMessages(t)('field') })).toBeFocused();
    await composer.getByRole('button', { name: w('undo'), exact: true }).press('Enter');
    await expect(fieldOf(composer, t, 2, 2)).toHaveValue(`two ${stem}`);
    await composer.getByRole('button', { name: w('add') }).click();
    await expect(fieldOf(composer, t, 3, 3)).toBeFocused();
    await page.reload();
    await expect(fieldOf(composer, t, 2, 3)).toHaveValue(`two ${stem}`);
    await expectAccessible(page);
    await fieldOf(composer, t, 3, 3).press('Control+Enter');
    await expectToast(page, composerMessages(t)('published'));

    await quackWith(page, `one ${stem}`).getByText(`one ${stem}`).click();
    await expect(page.getByRole('article').filter({ hasText: stem })).toContainText([`one ${stem}`, `two ${stem}`]);
  },
);

test(
  'a thread is scheduled, shown with all its quacks, and edited in the same composer',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const w = threadDraftMessages(t);
    const say = schedulingMessages('en');
    const stem = world.unique('later');
    await signIn(page, await world.person('Ada Pond'));
    await page.goto('/stream');
    const composer = await writeThread(page, t, [`one ${stem}`, `two ${stem}`, `three ${stem}`]);
    await composer.getByRole('button', { name: t('posts.schedule'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('dialogTitle') });
    await dialog
      .getByRole('group', { name: say('presets') })
      .getByRole('button')
      .last()
      .click();
    await dialog.getByRole('button', { name: say('schedule'), exact: true }).click();
    await page.getByRole('button', { name: say('seeAll') }).click();

    const row = quackWith(page, stem);
    await expect(row.getByText(w('threadOf', { number: 3 }))).toBeVisible();
    await expect(row.getByRole('listitem')).toContainText([`two ${stem}`, `three ${stem}`]);
    await expect(row.getByText('Reeds · Lilies')).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('button', { name: say('edit'), exact: true }).click();
    const editing = page.getByRole('dialog', { name: say('editTitle') });
    await expect(fieldOf(editing, t, 3, 3)).toHaveValue(`three ${stem}`);
    await fieldOf(editing, t, 2, 3).fill(`second ${stem}`);
    await editing.getByRole('button', { name: say('save'), exact: true }).click();
    await expect(editing).toHaveCount(0);
    await expect(row.getByRole('listitem')).toContainText([`second ${stem}`, `three ${stem}`]);

    await row.getByRole('button', { name: say('actions'), exact: true }).click();
    await page.getByRole('menuitem', { name: say('publishNow'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('publishNow'), exact: true })
      .click();
    await page.getByRole('button', { name: say('show'), exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: stem })).toContainText([
      `one ${stem}`,
      `second ${stem}`,
      `three ${stem}`,
    ]);
  },
);
