import type { Locator, Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { en as editing } from '../src/features/help/editing/messages.en';
import { en } from '../src/features/help/messages.en';
import { en as markdown } from '../src/forms/markdown/messages.en';
import { type Picture, pond } from './support/pictures';
import { expect, test } from './support/site';
import { type Person, World } from './support/world';

let world: World;
let root: Pick<Person, 'id' | 'token' | 'refreshToken'>;
test.beforeAll(async ({ server }) => {
  world = new World(server.url, 'en');
  root = await world.root();
});

async function newTopic(body: string): Promise<string> {
  const { helpCategories } = await world.graphql<{ helpCategories: { id: string }[] }>('{ helpCategories { id } }', {});
  const input = { categoryId: helpCategories[0]!.id, title: `Topic ${world.unique('t')}`, body, language: 'en' };
  const { createHelpTopic } = await world.graphql<{ createHelpTopic: { permalink: string } }>(
    'mutation($input: HelpTopicInput!) { createHelpTopic(input: $input) { permalink } }',
    { input },
    root,
  );
  return `/help/t/${createHelpTopic.permalink}`;
}

async function edit(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('button', { name: en.edit, exact: true }).click();
  return page.getByLabel(en.body, { exact: true });
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: editing.addPicture });

async function describe(page: Page, alt: string) {
  const dialog = dialogOf(page);
  await dialog.getByLabel(editing.alt).fill(alt);
  await dialog.getByRole('button', { name: editing.add, exact: true }).click();
}

/** Drops or pastes files into the text, as a person does with one from a folder or a screenshot. */
async function give(text: Locator, event: 'drop' | 'paste', files: readonly Picture[]) {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] }));
  await text.evaluate(
    (element, { event, given }) => {
      const transfer = new DataTransfer();
      for (const { name, type, bytes } of given) transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const { left, top } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 };
      element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, dataTransfer: transfer }),
      );
    },
    { event, given },
  );
}

/** Whether the picture was drawn, and where. */
const drawn = (picture: Locator) =>
  picture.evaluate((element: HTMLImageElement) => ({
    isLoaded: element.complete && element.naturalWidth > 0,
    fits: element.getBoundingClientRect().right <= document.documentElement.clientWidth,
    shape: element.width / element.height,
  }));

test('an editor adds a picture at the caret, and visitors see it in the article without a shift', async ({
  page,
  signIn,
  openBrowser,
}) => {
  const path = await newTopic('First.\n\nSecond.');
  await signIn(page, root, world.url);
  const text = await edit(page, path);
  await text.press('Control+Home');
  await page.keyboard.press('End');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: markdown.picture }).click();
  await (await chooser).setFiles(await pond('dawn.jpg', 30));
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('img', { name: 'dawn.jpg' })).toBeVisible();
  await dialog.getByRole('button', { name: editing.add, exact: true }).click();
  // Not without a description.
  await expect(dialog.getByLabel(editing.alt)).toBeFocused();
  await expect(dialog.getByText(editing.altMissing)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('dialog').disableRules('color-contrast').analyze();
  expect(violations).toEqual([]);
  await describe(page, 'A pond [at dawn]');

  await expect(dialog).toHaveCount(0);
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(
    /^First\. !\[A pond \\\[at dawn\\\]\]\(\/media\/files\/[0-9a-f-]{36}\.webp#1200x800\)\n\nSecond\.$/,
  );
  await page.keyboard.press('Control+Z');
  await expect(text).toHaveValue('First.\n\nSecond.');
  await page.keyboard.press('Control+Shift+Z');
  await page.getByRole('tab', { name: en.preview }).click();
  await expect(page.getByRole('img', { name: 'A pond [at dawn]' })).toBeVisible();
  await page.getByRole('button', { name: en.save, exact: true }).click();
  await expect(page.getByRole('article').getByRole('img')).toBeVisible();

  const visitor = await openBrowser();
  await visitor.setViewportSize({ width: 390, height: 800 });
  await visitor.goto(path);
  const picture = visitor.getByRole('article').getByRole('img', { name: 'A pond [at dawn]' });
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(async () =>
    expect(await drawn(picture)).toEqual({ isLoaded: true, fits: true, shape: expect.closeTo(1.5, 1) }),
  ).toPass();
});

test('pictures are pasted and dropped, one after another, and may be decorative', async ({ page, signIn }) => {
  await signIn(page, root, world.url);
  const text = await edit(page, await newTopic('Words.'));
  await text.press('Control+End');
  await give(text, 'paste', [await pond('noon.jpg', 120, 60, 40), await pond('dusk.jpg', 300, 40, 60)]);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('img', { name: 'noon.jpg' })).toBeVisible();
  await describe(page, 'Noon');
  await expect(dialog.getByRole('img', { name: 'dusk.jpg' })).toBeVisible();
  await dialog.getByLabel(editing.isDecorative).check();
  await expect(dialog.getByLabel(editing.alt)).toBeDisabled();
  await dialog.getByRole('button', { name: editing.add, exact: true }).click();
  await expect(text).toHaveValue(/^Words\. !\[Noon\]\(\S+#60x40\) !\[\]\(\S+#40x60\)$/);

  await text.fill('Words.');
  await give(text, 'drop', [{ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') }]);
  await expect(page.getByText("words.txt isn't a JPEG, PNG or WebP picture.")).toBeVisible();
  await give(text, 'drop', [await pond('night.jpg', 260, 60, 40)]);
  await expect(dialog.getByRole('img', { name: 'night.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(dialog).toHaveCount(0);
  await expect(text).toHaveValue('Words.');
});

test(
  'a picture whose upload fails can be sent again, with its description',
  { tag: '@nightly' },
  async ({ page, signIn }) => {
    await signIn(page, root, world.url);
    const text = await edit(page, await newTopic('Words.'));
    await page.route('**/api/help/pictures', (route) => route.abort(), { times: 1 });
    await give(text, 'paste', [await pond('reed.jpg', 90, 60, 40)]);
    await describe(page, 'Reed');
    await expect(dialogOf(page).getByRole('alert')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: editing.add, exact: true }).click();

    await expect(text).toHaveValue(/!\[Reed\]\(/);
  },
);

test('pictures of other sites are never requested', { tag: '@nightly' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));

  await page.goto(await newTopic('Before ![spy](https://spy.example/a.webp#9x9) after'));
  await expect(page.getByRole('article')).toContainText('Before');

  await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
  expect(asked).not.toContain('spy.example');
});
