import AxeBuilder from '@axe-core/playwright';
import { untilDrawn } from './support/page-states/page-state';
import { dataExportMessages } from './support/page-messages';
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
