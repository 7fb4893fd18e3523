import { en as w } from '../src/features/admin/dashboard/messages.en';
import { expect, test } from './support/test';

test('an administrator sees what happened in charts and in the tables behind them', async ({ page, signIn, world }) => {
  const ada = await world.person('Ada');
  await world.quacks(ada, ['one for the chart', 'two for the chart']);
  await signIn(page, await world.administrator());
  await page.goto('/admin');

  const quacks = page.getByRole('region', { name: w.QUACKS, exact: true });
  await expect(quacks.getByRole('img', { name: w.QUACKS })).toBeVisible();
  await quacks.getByText(w.showTable.replace('{title}', w.QUACKS)).click();
  const rows = quacks.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(31);
  const today = Number((await rows.nth(1).getByRole('cell').last().textContent())?.replaceAll(',', ''));

  await quacks.getByRole('img', { name: w.QUACKS }).focus();
  await page.keyboard.press('End');
  await expect(quacks.getByRole('status')).toContainText(new Intl.NumberFormat('en').format(today));
  await page.getByRole('radio', { name: w.days7 }).click();
  await expect(rows).toHaveCount(8);
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByRole('region', { name: w.health })).toContainText('PostgreSQL');
});

test('the dashboard is nobody else’s', async ({ page, signIn, world }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);

  await signIn(page, await world.person());
  await page.goto('/admin');

  await expect(page).toHaveURL(/\/403$/);
});
