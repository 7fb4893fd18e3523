import type { Page } from '@playwright/test';
import { breakOperation, refuseOperation } from './support/failures';
import { pond } from './support/pictures';
import { choose, expectToast, quackWith } from './support/quacks';
import { expect, test } from './support/test';
import { mediaMessages } from './support/messages';
import type { Person } from './support/world';
import { mainly } from './support/languages';
import { composerMessages } from './support/page-messages';

for (const language of mainly('en')) {
  test.describe(`the pictures of a quack that stands, in ${language}`, () => {
    const w = mediaMessages(language);
    const first = w('imageNumber', { number: 1 });
    let ada: Person;
    let words: string;
    test.use({ language });

    test.beforeEach(async ({ page, world, signIn }) => {
      ada = await world.person('Ada Pond');
      words = world.unique('pictured ');
      await world.quackWithPictures(ada, words, [await pond('dawn.jpg', 20), await pond('noon.jpg', 200)], '');
      await signIn(page, ada);
      await page.goto(`/user/${ada.handle}`);
    });

    const altEditor = (page: Page) => page.getByRole('group', { name: w('altTitle') });

    test('are described where it is edited, for every list at once', async ({ page, t }) => {
      await quackWith(page, words).locator('time').click();
      await expect(page).toHaveURL(/\/post\//);
      await choose(quackWith(page, words), t, 'posts.edit');
      const editing = page.getByRole('dialog', { name: composerMessages(t)('editTitle') });
      const tiles = editing.getByRole('list', { name: w('attachments') }).getByRole('listitem');
      await expect(tiles).toHaveCount(2);
      await expect(tiles.getByRole('button')).toHaveCount(2);

      await editing.getByRole('button', { name: w('addAlt', { name: first }) }).press('Enter');
      await altEditor(page).getByRole('textbox').fill('The pond from above');
      await altEditor(page)
        .getByRole('button', { name: w('save'), exact: true })
        .click();

      await expectToast(page, w('altSaved'));
      await expect(altEditor(page)).toHaveCount(0);
      await expect(editing.getByRole('button', { name: w('editAlt', { name: first }) })).toBeFocused();
      await expect(quackWith(page, words).locator('[data-count] img[alt="The pond from above"]')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(editing).toHaveCount(0);
      await page.goBack();
      const card = quackWith(page, words);
      await expect(card.getByRole('img', { name: 'The pond from above' })).toBeVisible();
      await expect(card.getByRole('button', { name: `${w('alt')}: ${w('showAlt')}` })).toHaveCount(1);
      await page.reload();
      await expect(card.getByRole('img', { name: 'The pond from above' })).toBeVisible();
    });

    test('stay with it where its words are changed', { tag: '@nightly' }, async ({ page, t }) => {
      await choose(quackWith(page, words), t, 'posts.edit');
      const editing = page.getByRole('dialog', { name: composerMessages(t)('editTitle') });

      await editing.getByRole('textbox', { name: composerMessages(t)('field') }).fill(`${words} and more`);
      await editing.getByRole('button', { name: composerMessages(t)('save'), exact: true }).click();

      await expectToast(page, composerMessages(t)('updated'));
      await expect(quackWith(page, `${words} and more`).getByRole('img', { name: w('image') })).toHaveCount(2);
    });

    test('keep a description that could not be saved, until it can', { tag: '@nightly' }, async ({ page, t }) => {
      const mend = await breakOperation(page, 'UpdateMedia');
      await choose(quackWith(page, words), t, 'posts.edit');
      const editing = page.getByRole('dialog', { name: composerMessages(t)('editTitle') });
      await editing.getByRole('button', { name: w('addAlt', { name: first }) }).click();
      const field = altEditor(page).getByRole('textbox');
      await field.fill('A heron');
      await altEditor(page)
        .getByRole('button', { name: w('save'), exact: true })
        .click();
      const alert = altEditor(page).getByRole('alert');
      await expect(alert).toContainText(t('errors.network'));
      await expect(alert).toContainText(t('posts.kept'));
      await expect(field).toHaveValue('A heron');

      await page.keyboard.press('Escape');
      await expect(altEditor(page)).toHaveCount(0);
      await expect(editing).toBeVisible();
      await editing.getByRole('button', { name: w('addAlt', { name: first }) }).click();
      await expect(field).toHaveValue('A heron');
      await altEditor(page)
        .getByRole('button', { name: w('save'), exact: true })
        .click();
      await expect(alert).toBeVisible();
      mend();
      await alert.getByRole('button', { name: t('states.retry') }).click();

      await expect(altEditor(page)).toHaveCount(0);
      await expect(quackWith(page, words).locator('[data-count] img[alt="A heron"]')).toHaveCount(1);
    });

    test('tell why a description was refused', { tag: '@nightly' }, async ({ page, t }) => {
      await refuseOperation(page, 'UpdateMedia', 'The pond is frozen.', 'BAD_USER_INPUT');
      await choose(quackWith(page, words), t, 'posts.edit');
      await page.getByRole('button', { name: w('addAlt', { name: first }) }).click();
      await altEditor(page).getByRole('textbox').fill('A heron');

      await altEditor(page).getByRole('textbox').press('Control+Enter');

      await expect(altEditor(page).getByRole('alert')).toContainText('The pond is frozen.');
      await expect(altEditor(page).getByRole('textbox')).toHaveValue('A heron');
    });
  });
}
