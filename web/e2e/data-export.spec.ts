import AxeBuilder from '@axe-core/playwright';
import { untilDrawn } from './support/page-states/page-state';
import { dataExportMessages, dataImportMessages } from './support/page-messages';
import { expect, test } from './support/test';

test('one’s own data are asked for with the password, and downloaded when they are ready', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const w = dataExportMessages(t);
  const ada = await world.person('Ada Pond');
  await world.quack(ada, world.unique('to take along'));
  await signIn(page, ada);
  await page.goto('/profile?section=data');
  const panel = page.getByRole('region', { name: w('title') });
  await panel.getByRole('button', { name: w('ask'), exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: w('ask') });

  await dialog.getByLabel(w('password'), { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');

  await expect(dialog).toHaveCount(0);
  const save = panel.getByRole('button', { name: w('download'), exact: true });
  await expect(save).toBeVisible({ timeout: 20_000 });
  await untilDrawn(page);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), save.press('Enter')]);
  expect(download.suggestedFilename()).toBe('mallard-data.zip');
});

test.describe('in Hebrew, by keyboard', () => {
  test.use({ language: 'he' });

  test('a list of accounts is checked, imported, and what failed is downloaded', async ({ page, signIn, world, t }) => {
    const w = dataImportMessages(t);
    const ada = await world.person('Ada Pond');
    const friend = await world.person('Bea Reed');
    await signIn(page, ada);
    await page.goto('/profile?section=data');
    const panel = page.getByRole('region', { name: w('title') });
    await panel.getByRole('button', { name: w('start'), exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    const content = `Account address,Hide notifications\r\n${friend.handle},true\r\n@bea@elsewhere.example,false\r\n`;

    await page.keyboard.press('Tab');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'muted_accounts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
    await expect(dialog.getByRole('radio', { name: w('MUTES') })).toBeChecked();
    await dialog.getByRole('button', { name: w('read'), exact: true }).press('Enter');
    await expect(dialog.getByRole('row', { name: '@bea@elsewhere.example' })).toContainText(w('ELSEWHERE'));
    await untilDrawn(page);
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    await dialog.getByRole('button', { name: w('confirm'), exact: true }).press('Enter');

    await expect(dialog).toHaveCount(0);
    expect(violations.map(({ id }) => id)).toEqual([]);
    const save = panel.getByRole('button', { name: w('download', { kind: w('MUTES') }) });
    await expect(save).toBeVisible({ timeout: 20_000 });
    await expect(panel).toContainText(w('done', { kind: w('MUTES'), count: 1 }));
    const [download] = await Promise.all([page.waitForEvent('download'), save.press('Enter')]);
    expect(download.suggestedFilename()).toBe('import-failures.csv');
  });
});
