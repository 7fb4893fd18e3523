import type { Locator, Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { mainly } from './support/languages';
import { composerOf, expectToast, quackWith, write } from './support/quacks';
import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/test';
import { schedulingMessages } from './support/messages';
import { composerMessages } from './support/page-messages';

const DAY_MS = 86_400_000;
const SCHEDULE = 'mutation($input: SchedulePostInput!) { schedulePost(input: $input) { id } }';

/** The day that many days ahead, as a date field holds it. */
function dateIn(days: number): string {
  const day = new Date(Date.now() + days * DAY_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

async function openDialog(page: Page, t: Translator): Promise<void> {
  await composerOf(page, t)
    .getByRole('button', { name: t('posts.schedule'), exact: true })
    .click();
}

for (const language of mainly('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const w = schedulingMessages(language);

    test(
      'a quack is scheduled, seen, moved, edited, deleted, taken back and published',
      { tag: '@nightly' },
      async ({ page, signIn, world, t }) => {
        const ada = await world.person('Ada Pond');
        const words = world.unique('later');
        await signIn(page, ada);
        await page.goto('/stream');
        await expect(
          composerOf(page, t).getByRole('button', { name: t('posts.schedule'), exact: true }),
        ).toBeDisabled();
        await write(composerOf(page, t), t, words);

        await openDialog(page, t);
        const dialog = page.getByRole('dialog', { name: w('dialogTitle') });
        await dialog.getByLabel(w('date')).fill(dateIn(0));
        await dialog.getByLabel(w('time')).fill('00:00');
        await dialog.getByRole('button', { name: w('schedule'), exact: true }).click();
        await expect(dialog.getByRole('alert')).toHaveText(w('tooSoon'));
        await dialog
          .getByRole('group', { name: w('presets') })
          .getByRole('button')
          .last()
          .click();
        await expect(dialog.getByRole('alert')).toHaveCount(0);
        await dialog.getByRole('button', { name: w('schedule'), exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(composerOf(page, t).getByRole('textbox', { name: composerMessages(t)('field') })).toHaveValue('');
        await expect(quackWith(page, words)).toHaveCount(0);
        await page.getByRole('button', { name: w('seeAll') }).click();

        const row = quackWith(page, words);
        await expect(row).toBeVisible();
        const act = async (name: Parameters<typeof w>[0]) => {
          await row.getByRole('button', { name: w('actions'), exact: true }).click();
          await page.getByRole('menuitem', { name: w(name as 'edit'), exact: true }).click();
        };
        await act('reschedule');
        const moving = page.getByRole('dialog', { name: w('timeTitle') });
        await moving.getByLabel(w('date')).fill(dateIn(40));
        await moving.getByLabel(w('time')).fill('07:35');
        await moving.getByRole('button', { name: w('save'), exact: true }).click();
        await expect(row).toContainText('7:35');

        const changed = world.unique('changed');
        await row.getByRole('button', { name: w('edit'), exact: true }).click();
        const editing = page.getByRole('dialog', { name: w('editTitle') });
        await editing.getByRole('textbox', { name: composerMessages(t)('field') }).fill(changed);
        await editing.getByRole('button', { name: w('save'), exact: true }).click();
        await expect(editing).toHaveCount(0);
        const renamed = quackWith(page, changed);
        await expect(renamed).toContainText('7:35');

        await renamed.getByRole('button', { name: w('actions'), exact: true }).click();
        await page.getByRole('menuitem', { name: w('delete'), exact: true }).click();
        await expectToast(page, w('deleted'));
        await expect(page.getByRole('heading', { name: w('empty') })).toBeVisible();
        await page.getByRole('button', { name: w('undo'), exact: true }).click();
        await expect(renamed).toContainText('7:35');

        await renamed.getByRole('button', { name: w('actions'), exact: true }).click();
        await page.getByRole('menuitem', { name: w('publishNow'), exact: true }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: w('publishNow'), exact: true })
          .click();
        await expectToast(page, w('published'));
        await page.goto(`/user/${ada.handle}`);
        await expect(renamed).toHaveCount(1);
      },
    );
  });
}

test(
  'the time of a quack that waits begins where its words begin, on wide screens and on phones',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const ada = await world.person();
    const words = world.unique('aligned');
    const publishAt = new Date(Date.now() + DAY_MS).toISOString();
    await world.graphql(SCHEDULE, { input: { content: words, publishAt } }, ada);
    await signIn(page, ada);
    await page.goto('/scheduled-posts');
    const row = quackWith(page, words);
    const begin = async (part: Locator) => (await part.boundingBox())?.x;

    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(row).toBeVisible();
      expect(await begin(row.locator('time'))).toBe(await begin(row.getByText(words)));
    }
  },
);

test('a quack is scheduled and deleted without a pointer', async ({ page, signIn, world, t }) => {
  const w = schedulingMessages('en');
  await signIn(page, await world.person());
  await page.goto('/stream');
  await untilKeysWork(page, t);

  await page.keyboard.press('n');
  const compose = page.getByRole('dialog', { name: composerMessages(t)('compose') });
  const words = world.unique('keys');
  await expect(compose.getByRole('textbox', { name: composerMessages(t)('field') })).toBeFocused();
  await page.keyboard.type(words);
  const tool = compose.getByRole('button', { name: t('posts.schedule'), exact: true });
  for (let tabs = 0; tabs < 8 && !(await tool.evaluate((button) => button === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: w('dialogTitle') });
  await expect(dialog.getByLabel(w('date'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/scheduled-posts');
  const row = quackWith(page, words);
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: w('actions'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expectToast(page, w('deleted'));
  await expect(row).toHaveCount(0);
});
