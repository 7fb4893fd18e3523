import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { en as editing } from '../src/features/help/editing/messages.en';
import { en } from '../src/features/help/messages.en';
import { en as leaving } from '../src/forms/leaving/messages.en';
import { en as markdown } from '../src/forms/markdown/messages.en';
import { expect, test } from './support/site';
import { type Person, World } from './support/world';

let world: World;
let root: Pick<Person, 'id' | 'token' | 'refreshToken'>;
test.beforeAll(async ({ server }) => {
  world = new World(server.url, 'en');
  root = await world.root();
});

const CREATE = 'mutation($input: HelpTopicInput!) { createHelpTopic(input: $input) { id permalink category { id } } }';
const UPDATE = 'mutation($id: ID!, $input: HelpTopicInput!) { updateHelpTopic(id: $id, input: $input) { version } }';

interface Topic {
  id: string;
  permalink: string;
  title: string;
  category: { id: string };
}

async function newTopic(body: string): Promise<Topic> {
  const title = `Topic ${world.unique('t')}`;
  const { helpCategories } = await world.graphql<{ helpCategories: { id: string }[] }>('{ helpCategories { id } }', {});
  const input = { categoryId: helpCategories[0]!.id, title, body, language: 'en' };
  const { createHelpTopic } = await world.graphql<{ createHelpTopic: Topic }>(CREATE, { input }, root);
  return { ...createHelpTopic, title };
}

/** What somebody else does meanwhile. */
const saveElsewhere = ({ id, title, category }: Topic, body: string) =>
  world.graphql(UPDATE, { id, input: { categoryId: category.id, title, body, language: 'en' } }, root);

async function edit(page: Page, topic: Topic, body: string) {
  await page.goto(`/help/t/${topic.permalink}`);
  await page.getByRole('button', { name: en.edit, exact: true }).click();
  await page.getByLabel(en.body, { exact: true }).fill(body);
}

const save = (page: Page) => page.getByRole('button', { name: en.save, exact: true }).click();

for (const choice of ['yours', 'theirs'] as const) {
  test(
    `two editors of a topic compare their texts, and the second one keeps ${choice}`,
    { tag: '@nightly' },
    async ({ page, signIn }) => {
      const topic = await newTopic('The first text.');
      // Words of a dialog that is still fading in are too pale for axe.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn(page, root, world.url);
      await edit(page, topic, 'The text of mine.');
      await saveElsewhere(topic, 'The text of theirs.');

      await save(page);
      const dialog = page.getByRole('dialog', { name: editing.conflict });
      await expect(dialog.locator('del')).toHaveText(['theirs']);
      await expect(dialog.locator('ins')).toHaveText(['mine']);
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations).toEqual([]);
      await dialog.getByRole('button', { name: editing.keepEditing }).click();
      await expect(page.getByLabel(en.body, { exact: true })).toHaveValue('The text of mine.');
      await save(page);

      if (choice === 'yours') {
        await dialog.getByRole('button', { name: editing.useYours }).click();
        await expect(page.getByRole('article')).toContainText('The text of mine.');
      } else {
        await dialog.getByRole('button', { name: editing.useTheirs }).click();
        await expect(page.getByLabel(en.body, { exact: true })).toHaveValue('The text of theirs.');
        await page.getByRole('button', { name: en.undo }).click();
        await expect(page.getByLabel(en.body, { exact: true })).toHaveValue('The text of mine.');
        await save(page);
        await expect(page.getByRole('article')).toContainText('The text of mine.');
      }
    },
  );
}

test('two editors of the terms compare their texts too', { tag: '@nightly' }, async ({ page, signIn }) => {
  await signIn(page, root, world.url);
  await page.goto('/help?tab=terms');
  await page.getByRole('button', { name: en.edit, exact: true }).click();
  const text = page.getByLabel(en.body, { exact: true });
  const addition = world.unique('added');
  await text.fill(`${await text.inputValue()}\n\n${addition}`);
  const { helpPage } = await world.graphql<{ helpPage: { id: string; title: string; body: string } }>(
    '{ helpPage(slug: "terms", language: "en") { id title body } }',
    {},
  );
  const input = { title: helpPage.title, body: `${helpPage.body}\n\nElsewhere`, language: 'en' };
  const UPDATE_PAGE =
    'mutation($id: ID!, $input: HelpPageInput!) { updateHelpPage(id: $id, input: $input) { version } }';
  await world.graphql(UPDATE_PAGE, { id: helpPage.id, input }, root);

  await page.getByRole('button', { name: en.saveVersion }).click();
  const dialog = page.getByRole('dialog', { name: editing.conflict });
  await expect(dialog.locator('ins')).toHaveText([addition]);
  await dialog.getByRole('button', { name: editing.useYours }).click();

  await expect(page.getByRole('article')).toContainText(addition);
  await page.getByRole('button', { name: en.compare }).click();
  const changes = page.getByRole('region', { name: en.changes });
  // The unchanged part is folded, and can be unfolded.
  await expect(changes.getByText(helpPage.body.split('\n')[0]!, { exact: true })).toHaveCount(0);
  await changes
    .getByRole('button', { name: /^Show \d+ unchanged lines$/ })
    .first()
    .click();
  await expect(changes.getByText(helpPage.body.split('\n')[0]!, { exact: true }).first()).toBeAttached();
  await changes.getByRole('button', { name: en.nextChange }).click();
  await expect(changes.getByRole('status')).toHaveText('Change 1 of 1');
  await expect(changes.locator('[data-change]')).toBeFocused();
});

test(
  'two editors of a category compare what they wrote, and the second one chooses',
  { tag: '@nightly' },
  async ({ page, signIn }) => {
    const name = `Category ${world.unique('c')}`;
    const { createHelpCategory: made } = await world.graphql<{ createHelpCategory: { id: string } }>(
      'mutation($input: HelpCategoryInput!) { createHelpCategory(input: $input) { id } }',
      { input: { name, description: 'The first words.', language: 'en' } },
      root,
    );
    await signIn(page, root, world.url);
    await page.goto('/help');
    await page.getByRole('button', { name: `${en.editCategory}: ${name}` }).click();
    const form = page.getByRole('dialog', { name: en.editCategory });
    await form.getByLabel(en.description).fill('The words of mine.');
    await world.graphql(
      'mutation($id: ID!, $input: HelpCategoryInput!) { updateHelpCategory(id: $id, input: $input) { id } }',
      { id: made.id, input: { name, description: 'The words of theirs.', language: 'en' } },
      root,
    );

    await form.getByRole('button', { name: en.save, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: editing.conflict });
    await expect(dialog.locator('del')).toHaveText(['theirs']);
    await expect(dialog.locator('ins')).toHaveText(['mine']);
    await dialog.getByRole('button', { name: editing.useTheirs }).click();
    await expect(form.getByLabel(en.description)).toHaveValue('The words of theirs.');
    await form.getByLabel(en.description).fill('The words of both.');
    await form.getByRole('button', { name: en.save, exact: true }).click();

    await expect(form).toHaveCount(0);
    await expect(page.getByText('The words of both.')).toBeVisible();
  },
);

test('an earlier version of a topic is compared and restored', { tag: '@nightly' }, async ({ page, signIn }) => {
  const topic = await newTopic('As it was.');
  await saveElsewhere(topic, 'As it is.');
  await signIn(page, root, world.url);
  await page.goto(`/help/t/${topic.permalink}`);
  await page.getByRole('button', { name: editing.history }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('del')).toHaveText(['was']);
  await expect(dialog.locator('ins')).toHaveText(['is']);

  await dialog.getByRole('button', { name: 'Restore version 1' }).click();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('As it was.');
  await page.getByRole('button', { name: editing.history }).click();
  await expect(dialog.getByRole('combobox').locator('option')).toHaveCount(2);
});

test('a deleted topic comes back by Undo, or from the list of deleted topics', async ({ page, signIn }) => {
  const topic = await newTopic('Still needed.');
  await signIn(page, root, world.url);
  const remove = async () => {
    await page.goto(`/help/t/${topic.permalink}`);
    await page.getByRole('button', { name: en.delete }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: en.delete }).click();
    await expect(page).toHaveURL('/help');
  };
  await remove();
  await page.getByRole('button', { name: en.undo }).click();
  await expect(page).toHaveURL(`/help/t/${topic.permalink}`);
  await expect(page.getByRole('article')).toContainText('Still needed.');

  await remove();
  await page.getByRole('button', { name: editing.deletedTopics }).click();
  await page.getByRole('button', { name: `Restore ${topic.title}` }).click();
  await expect(page.getByRole('dialog').getByText(topic.title, { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: topic.title }).click();
  await expect(page.getByRole('article')).toContainText('Still needed.');
});

test(
  'a toolbar and keys format the selection, and Undo takes it back',
  { tag: '@nightly' },
  async ({ page, signIn }) => {
    const topic = await newTopic('The first text.');
    await signIn(page, root, world.url);
    await edit(page, topic, 'one');
    const text = page.getByLabel(en.body, { exact: true });
    const toolbar = page.getByRole('toolbar', { name: markdown.formatting });

    await text.selectText();
    await page.keyboard.press('Control+B');
    await expect(text).toHaveValue('**one**');
    await page.keyboard.press('Control+Z');
    await expect(text).toHaveValue('one');
    await text.selectText();
    await toolbar.getByRole('button', { name: markdown.link }).click();
    await expect(text).toHaveValue('[one](https://)');
    await expect(text).toBeFocused();
    // The address is selected, to be typed.
    await page.keyboard.type('/help');
    await expect(text).toHaveValue('[one](/help)');
    await toolbar.getByRole('button', { name: markdown.bold }).focus();
    await page.keyboard.press('End');
    await expect(toolbar.getByRole('button', { name: markdown.picture })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue('## [one](/help)');
    await text.press('Control+K');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const { violations } = await new AxeBuilder({ page }).include('form').analyze();
    expect(violations).toEqual([]);
  },
);

test(
  'the text of the other language is shown beside the form, which keeps what was typed',
  { tag: '@nightly' },
  async ({ page, signIn }) => {
    const topic = await newTopic('The English text.');
    await signIn(page, root, world.url);
    await edit(page, topic, 'The English text, changed.');
    const beside = page.getByRole('region', { name: editing.hebrewText });

    await page.getByRole('button', { name: editing.showHebrew }).click();
    await expect(beside).toContainText(editing.besideMissing);
    const input = { categoryId: topic.category.id, title: 'הנושא', body: 'הטקסט **בעברית**', language: 'he' };
    await world.graphql(UPDATE, { id: topic.id, input }, root);
    await page.getByRole('button', { name: editing.hideBeside }).click();
    await expect(beside).toHaveCount(0);
    await page.getByRole('button', { name: editing.showHebrew }).click();

    await expect(beside).toContainText('הטקסט **בעברית**');
    await expect(page.getByLabel(en.body, { exact: true })).toHaveValue('The English text, changed.');
    await save(page);
    await expect(page.getByRole('article')).toContainText('The English text, changed.');
  },
);

test(
  'a category is edited with its icons in sight, and its dialogs can be canceled',
  { tag: '@nightly' },
  async ({ page, signIn }) => {
    await signIn(page, root, world.url);
    await page.goto('/help');
    await page.getByRole('button', { name: en.order, exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Order of categories' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: en.newCategory }).click();
    const dialog = page.getByRole('dialog', { name: en.newCategory });
    await dialog.getByRole('radio', { name: editing['icon.heart'] }).check();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: leaving.leave }).click();

    await expect(dialog).toHaveCount(0);
  },
);

test('a message to the team is not left without a question', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/help?tab=contact');
  await page.getByLabel(en.message, { exact: true }).fill('A long story.');
  await page.getByRole('link', { name: en.topics, exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: leaving.stay }).click();

  await expect(page.getByLabel(en.message, { exact: true })).toHaveValue('A long story.');
});
