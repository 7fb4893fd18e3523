import type { Locator } from '@playwright/test';
import { mediaMessages } from './support/messages';
import { composerMessages, emojiMessages, replyMessages } from './support/page-messages';
import { untilDrawn } from './support/page-states/page-state';
import { pond } from './support/pictures';
import { composerOf, expectToast, quackWith } from './support/quacks';
import { expect, test } from './support/test';
import type { Person } from './support/world';

const w = mediaMessages('en');

let person: Person;
let composer: Locator;
let field: Locator;

test.beforeEach(async ({ page, signIn, world, t }) => {
  person = await world.person('Ada Pond');
  await signIn(page, person);
  composer = composerOf(page, t);
  field = composer.getByRole('textbox', { name: composerMessages(t)('field') });
});

/** Drags files over an element or drops or pastes them there, as a person does with files from a folder. */
async function give(
  target: Locator,
  event: 'dragover' | 'drop' | 'paste',
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  await target.evaluate(
    (element, { event, name, type, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent(event, { ...options, dataTransfer: transfer }),
      );
    },
    { event, name: file.name, type: file.mimeType, bytes: [...file.buffer] },
  );
}

const tile = (number: number) => w('imageNumber', { number });

async function attach(...names: string[]): Promise<void> {
  const pictures = await Promise.all(names.map((name, index) => pond(name, 20 + 90 * index)));
  await composer.locator('input[type=file]').setInputFiles(pictures);
  await expect(composer.getByRole('button', { name: /^ALT/ })).toHaveCount(names.length);
}

test('a quack with an emoji, a mention and two pictures in another order is written by keyboard alone', async ({
  page,
  world,
  t,
}) => {
  const emoji = emojiMessages(t);
  const bea = await world.person('Bea Reed');
  await page.goto('/stream');
  await expect(field).toBeVisible();
  const dialog = page.getByRole('dialog', { name: composerMessages(t)('compose') });
  // The code of the shortcuts comes after the page.
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  composer = composerOf(dialog, t);
  const words = composer.getByRole('textbox', { name: composerMessages(t)('field') });
  await expect(words).toBeFocused();
  await page.keyboard.type(`Good morning @${bea.handle.slice(0, -2)}`);
  await expect(page.getByRole('option', { name: bea.handle })).toBeVisible();
  await page.keyboard.press('Enter');

  await composer.getByRole('button', { name: emoji('add') }).press('Enter');
  const picker = page.getByRole('dialog', { name: emoji('title') });
  const search = picker.getByRole('searchbox', { name: emoji('search') });
  await expect(search).toBeFocused();
  await page.keyboard.type('qqq');
  await expect(picker.getByText(emoji('none', { query: 'qqq' }))).toBeVisible();
  await search.fill('duck');
  await expect(picker.getByRole('gridcell', { name: 'duck', exact: true })).toHaveAttribute('data-active', '');
  await page.keyboard.press('Enter');

  await expect(picker).toHaveCount(0);
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(`Good morning @${bea.handle} 🦆`);
  await page.keyboard.press('Control+z');
  await expect(words).toHaveValue(`Good morning @${bea.handle} `);
  await page.keyboard.press('Control+y');
  await expect(words).toHaveValue(`Good morning @${bea.handle} 🦆`);

  await attach('first.jpg', 'second.jpg');
  const images = composer.getByRole('list', { name: w('attachments') }).getByRole('img');
  const sources = await images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  const later = composer.getByRole('button', { name: w('moveLater', { name: tile(1) }) });
  await later.press('ArrowRight');
  await expect(composer.getByText(w('moved', { name: tile(1), position: 2, total: 2 }))).toBeAttached();
  await expect(composer.getByRole('button', { name: w('moveLater', { name: tile(2) }) })).toBeFocused();
  const order = await images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  expect(order).toEqual(sources.toReversed());
  await page.keyboard.press('Control+Enter');

  await expectToast(page, composerMessages(t)('published'));
  await expect(dialog).toHaveCount(0);
  const quack = quackWith(page, 'Good morning').first();
  await expect(quack.getByRole('img')).toHaveCount(2);
  await expect(quack).toContainText(`@${bea.handle} 🦆`);
});

test(
  'pictures are dropped and pasted anywhere on the page, and other files are refused in words',
  { tag: '@nightly' },
  async ({ page, t }) => {
    await page.goto('/stream');
    await expect(field).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    const picture = await pond('dropped.jpg', 30);

    await give(title, 'dragover', picture);
    await expect(page.getByText(composerMessages(t)('drop'))).toBeVisible();
    await give(title, 'drop', picture);
    await expect(page.getByText(composerMessages(t)('drop'))).toHaveCount(0);
    await expect(composer.getByRole('button', { name: /^ALT/ })).toHaveCount(1);
    await expect(composer.getByText(w('missingAltImage'))).toBeVisible();
    await expect(field).toBeFocused();

    await give(title, 'paste', await pond('pasted.jpg', 200));
    await expect(composer.getByRole('button', { name: /^ALT/ })).toHaveCount(2);
    await give(title, 'drop', { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(composer.getByText(w('wrongType', { name: 'notes.txt' }))).toBeVisible();
  },
);

test('a removed picture comes back where it was, and pictures are dragged into another order', async ({ page }) => {
  await page.goto('/stream');
  await attach('one.jpg', 'two.jpg', 'three.jpg');
  const images = composer.getByRole('list', { name: w('attachments') }).getByRole('img');
  const sources = () => images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  const [first, second, third] = await sources();

  await composer.getByRole('button', { name: w('remove', { name: tile(2) }) }).click();
  await expect(images).toHaveCount(2);
  await page.getByRole('button', { name: w('undo'), exact: true }).click();
  await expect(images).toHaveCount(3);
  expect(await sources()).toEqual([first, second, third]);

  const [from, to] = [(await images.nth(2).boundingBox())!, (await images.nth(0).boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await sources()).toEqual([third, first, second]);
});

test('a tool that cannot be used says why', { tag: '@nightly' }, async ({ page, t }) => {
  await page.goto('/stream');
  const schedule = composer.getByRole('button', { name: t('posts.schedule'), exact: true });
  await schedule.focus();
  await expect(schedule).toBeFocused();
  await expect(schedule).toHaveAccessibleDescription(composerMessages(t)('scheduleEmpty'));
  await schedule.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await attach('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg');
  const add = composer.getByRole('button', { name: composerMessages(t)('addMedia') });
  await expect(add).toHaveAccessibleDescription(composerMessages(t)('mediaFull', { max: 4 }));
});

test(
  'a sign alone offers whom one follows and what one tagged last',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const bea = await world.person('Bea Reed');
    await world.follow(person, bea);
    const tag = world.unique('heron');
    await page.goto('/stream');
    await field.fill(`Look #${tag}`);
    await field.press('Control+Enter');
    await expectToast(page, composerMessages(t)('published'));

    await field.pressSequentially('@');
    await expect(page.getByRole('option', { name: bea.handle })).toBeVisible();
    await field.fill('');
    await field.pressSequentially('#');
    await expect(page.getByRole('option').first()).toContainText(tag);
    await field.fill('');
    await field.pressSequentially(':duck');
    await page.getByRole('option', { name: 'duck' }).first().click();
    await expect(field).toHaveValue('🦆');
  },
);

for (const [language, text] of [
  ['en', 'Hi @ada_pond, see https://example.com/reeds and #birding today'],
  ['he', 'שלום @ada_pond, ראו https://example.com/reeds וגם #ברווזים היום'],
] as const) {
  test(`what is an entity is colored where the field has it, in ${language}`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/stream');

    await field.fill(`${text} ${text}\n${text}`);

    const { colors, heights } = await field.evaluate((area: HTMLTextAreaElement) => {
      const twin = area.previousElementSibling as HTMLElement;
      const colors = [...twin.querySelectorAll('span')].map((span) => getComputedStyle(span).color);
      return { colors: new Set(colors).size, heights: [twin.offsetHeight, area.scrollHeight] };
    });
    expect(colors).toBe(2);
    expect(heights[0]).toBe(heights[1]);
  });
}

test.describe('in Hebrew', () => {
  test.use({ language: 'he' });

  test('emoji are found by Hebrew words, and arrows go where they point', async ({ page, t }) => {
    const words = emojiMessages(t);
    await page.goto('/stream');
    await composer.getByRole('button', { name: words('add') }).press('Enter');
    const picker = page.getByRole('dialog', { name: words('title'), exact: true });
    const active = picker.locator('[data-active]');
    await expect(picker.getByRole('gridcell').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveText('😀');
    await page.keyboard.press('ArrowLeft');
    await expect(active).toHaveText('😃');
    await page.keyboard.press('ArrowRight');
    await expect(active).toHaveText('😀');

    await page.keyboard.insertText('ברווז');
    await expect(active).toHaveText('🦆');
    await page.keyboard.press('Enter');

    await expect(field).toHaveValue('🦆');
    await composer.getByRole('button', { name: words('add') }).press('Enter');
    await expect(picker.getByRole('group', { name: words('recent') }).getByRole('button')).toHaveText(['🦆']);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  const edges = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox())!;
    return { top: y, bottom: y + height };
  };

  test('a reply is a sheet as high as the screen, its action at the top and its tools at the end', async ({
    page,
    world,
    t,
  }) => {
    const words = world.unique('answered ');
    await world.quack(person, words);
    await page.goto(`/user/${person.handle}`);
    await quackWith(page, words)
      .getByRole('button', { name: new RegExp(`^${t('posts.reply')}`) })
      .tap();
    const sheet = page.getByRole('dialog', { name: replyMessages(t)('title') });
    const send = sheet.getByRole('button', { name: replyMessages(t)('send'), exact: true });
    await expect(send).toBeVisible();
    await untilDrawn(page);

    expect(await edges(sheet)).toEqual({ top: 0, bottom: 800 });
    expect((await edges(send)).bottom).toBeLessThan(64);
    const tools = await edges(sheet.getByRole('button', { name: composerMessages(t)('addMedia') }));
    expect(tools.top).toBeGreaterThan(720);
    await sheet.getByRole('textbox', { name: replyMessages(t)('placeholder') }).fill('Yes');
    await send.tap();
    await expectToast(page, replyMessages(t)('posted'));
    await expect(sheet).toHaveCount(0);
  });

  test('Cancel closes the sheet and keeps the draft', { tag: '@nightly' }, async ({ page, t }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: t('shell.composeLabel'), exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: composerMessages(t)('compose') });
    await sheet.getByRole('textbox').fill('Unfinished');

    await sheet.getByRole('button', { name: t('states.cancel'), exact: true }).tap();

    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: t('shell.composeLabel'), exact: true }).tap();
    await expect(sheet.getByRole('textbox')).toHaveValue('Unfinished');
  });
});
