import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { en as w } from '../src/features/admin/products/messages.en';
import { expect, test } from './support/test';

const named = (words: string, name: string) => words.replace('{name}', name);

/** The names on the page, from the top. */
const names = (page: Page) => page.getByRole('table').getByRole('row').locator('td:first-child bdi:first-child');

/** A file that was handed to the browser: its name, and the signs that it begins with. */
async function begun(download: Download): Promise<[name: string, beginning: string]> {
  const content = await readFile(await download.path());
  return [download.suggestedFilename(), content.subarray(0, 4).toString('latin1')];
}

test('an editor finds products, puts them in order, changes one and takes them home as files', async ({
  page,
  signIn,
  world,
}) => {
  const editor = await world.administrator();
  const stem = world.unique('stem');
  const ids: string[] = [];
  for (const [index, name] of ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel'].entries()) {
    const input = { name, sku: `${stem}-${name}`, brand: stem, price: (index % 2 ? 100 : 5_000) + index };
    ids.push(await world.product(editor, input));
  }
  await signIn(page, editor);
  await page.goto('/products');

  await page.getByLabel(w.search).fill(stem);
  await expect(names(page)).toHaveText(['Hazel', 'Fir', 'Elm', 'Cedar', 'Birch']);
  await expect(page).toHaveURL(new RegExp(`\\?q=${stem}$`));
  await page.getByRole('columnheader', { name: w.priceLabel }).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Birch', 'Elm', 'Hazel', 'Ash', 'Cedar']);
  await page.getByRole('button', { name: w.next }).click();
  await expect(names(page)).toHaveText(['Fir']);
  await page.reload();
  await expect(names(page)).toHaveText(['Fir']);
  await page.getByRole('button', { name: w.previous }).click();
  await expect(names(page)).toHaveText(['Birch', 'Elm', 'Hazel', 'Ash', 'Cedar']);
  await page.goBack();
  await expect(names(page)).toHaveText(['Fir']);

  await page.getByRole('button', { name: named(w.edit, 'Fir') }).click();
  const dialog = page.getByRole('dialog', { name: w.editTitle });
  await dialog.getByLabel(w.description).fill('Grows slowly.');
  await dialog.getByLabel(w.priceLabel, { exact: true }).fill('0.50');
  await dialog.getByLabel(w.sku).fill(`${stem}-ash`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Another product has this SKU.')).toBeVisible();
  await expect(dialog.getByLabel(w.description)).toHaveValue('Grows slowly.');
  await dialog.getByLabel(w.sku).fill(`${stem}-fir`);
  await dialog.getByRole('button', { name: w.save }).click();
  await expect(dialog).toHaveCount(0);
  // The cheapest now: its page is empty, and the previous one is shown instead.
  await expect(names(page)).toHaveText(['Fir', 'Birch', 'Elm', 'Hazel', 'Ash']);
  await expect(page.getByRole('table')).toContainText('$0.50');

  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: w.exportLabel }).click(),
  ]);
  expect(await begun(workbook)).toEqual(['products.xlsx', 'PK\u0003\u0004']);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: named(w.pdf, 'Ash') }).click(),
  ]);
  expect(await begun(pdf)).toEqual([`Product-${ids[0]!.slice(0, 6).toUpperCase()}.pdf`, '%PDF']);

  await page.getByRole('button', { name: named(w.remove, 'Elm') }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: w.deleteConfirm }).click();
  await expect(names(page)).toHaveText(['Fir', 'Birch', 'Hazel', 'Ash', 'Cedar']);
});

test('who may not change products sees them without the ways to, and who may not see them is sent away', async ({
  page,
  openBrowser,
  signIn,
  world,
}) => {
  const stem = world.unique('stem');
  await world.product(await world.administrator(), { name: 'Willow', sku: stem, price: 1 });
  const reader = await world.person();
  await signIn(page, reader);

  await page.goto(`/products?q=${stem}`);

  await expect(names(page)).toHaveText(['Willow']);
  for (const name of [w.create, w.exportLabel, named(w.pdf, 'Willow'), named(w.edit, 'Willow')]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }

  const shut = await openBrowser(reader);
  await shut.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"Viewer"')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { data: { viewer: { claims: object[] } } };
    body.data.viewer.claims = [];
    await route.fulfill({ response, json: body });
  });
  await shut.goto('/products');
  await expect(shut).toHaveURL(/\/403$/);
});
