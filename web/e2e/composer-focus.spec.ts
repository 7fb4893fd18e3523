import type { Locator, Page } from '@playwright/test';
import { pond } from './support/pictures';
import { composerOf, expectToast, write } from './support/quacks';
import { expect, test } from './support/test';
import { mediaMessages, schedulingMessages } from './support/messages';
import { composerMessages } from './support/page-messages';

const w = mediaMessages('en');
const scheduling = schedulingMessages('en');

let composer: Locator;
let field: Locator;

test.beforeEach(async ({ page, signIn, world, t }) => {
  await signIn(page, await world.person('Ada Pond'));
  await page.goto('/stream');
  composer = composerOf(page, t);
  field = composer.getByRole('textbox', { name: composerMessages(t)('field') });
});

async function attach(count: number): Promise<void> {
  const pictures = await Promise.all([20, 120, 200].map((hue) => pond(`${hue}.jpg`, hue)));
  await composer.locator('input[type=file]').setInputFiles(pictures.slice(0, count));
  await expect(composer.getByRole('button', { name: /^ALT/ })).toHaveCount(count);
}

const removal = (number: number): Locator =>
  composer.getByRole('button', { name: w('remove', { name: w('imageNumber', { number }) }) });

const schedule = async (page: Page) => {
  const when = page.getByRole('dialog', { name: scheduling('dialogTitle') });
  await when.getByRole('button', { name: scheduling('schedule'), exact: true }).press('Enter');
  await expect(when).toHaveCount(0);
};

test(
  'the keyboard goes on at the words once a quack was put aside until a time',
  { tag: '@nightly' },
  async ({ page, t, world }) => {
    await write(composer, t, world.unique('later'));
    await composer.getByRole('button', { name: t('posts.schedule'), exact: true }).press('Enter');

    await schedule(page);

    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  },
);

test('the keyboard goes on at the words once a quack was published by its button', async ({ page, t, world }) => {
  await write(composer, t, world.unique('now'));

  await composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).press('Enter');

  await expectToast(page, composerMessages(t)('published'));
  await expect(field).toBeFocused();
});

test('the keyboard goes back to what opened the dialog in which a quack was put aside', async ({ page, t, world }) => {
  await page.goto('/profile');
  const opener = page.getByRole('banner').getByRole('button', { name: t('shell.compose'), exact: true });
  await opener.press('Enter');
  await write(composer, t, world.unique('later'));
  await composer.getByRole('button', { name: t('posts.schedule'), exact: true }).press('Enter');

  await schedule(page);

  await expect(composer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the keyboard goes on at the next picture once one was removed, and at the words after the last', async () => {
  await attach(3);
  await removal(2).press('Enter');
  await expect(removal(3)).toHaveCount(0);
  await expect(removal(2)).toBeFocused();

  await removal(2).press('Enter');
  await expect(removal(2)).toHaveCount(0);
  await expect(removal(1)).toBeFocused();

  await removal(1).press('Enter');
  await expect(removal(1)).toHaveCount(0);
  await expect(field).toBeFocused();
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('no screen keyboard comes up once the last picture was removed', { tag: '@nightly' }, async ({ t }) => {
    await attach(1);
    await removal(1).tap();
    await expect(removal(1)).toHaveCount(0);
    await expect(composer.getByRole('button', { name: composerMessages(t)('addMedia') })).toBeFocused();
  });
});
