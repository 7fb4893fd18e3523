import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { en as w } from '../src/features/admin/products/messages.en';
import { he } from '../src/features/admin/products/messages.he';
import { en as tables } from '../src/features/admin/tables/messages.en';
import { expect, test } from './support/test';

const named = (words: string, name: string) => words.replace('{name}', name);

/** The names on the page, from the top. */
const names = (page: Page) => page.getByRole('table').getByRole('rowheader').locator('bdi');

/** A file that was handed to the browser: its name, and the signs that it begins with. */
async function begun(download: Download): Promise<[name: string, beginning: string]> {
  const content = await readFile(await download.path());
  return [download.suggestedFilename(), content.subarray(0, 4).toString('latin1')];
}

test(
  'an editor finds products, puts them in order, changes one and takes them home as files',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
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
    await page.getByRole('button', { name: tables.next }).click();
    await expect(names(page)).toHaveText(['Fir']);
    await page.reload();
    await expect(names(page)).toHaveText(['Fir']);
    await page.getByRole('button', { name: tables.previous }).click();
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
      page.getByRole('button', { name: w.export }).click(),
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
  },
);

test(
  'who may not change products sees them without the ways to, and who may not see them is sent away',
  { tag: '@nightly' },
  async ({ page, openBrowser, signIn, world, t }) => {
    const stem = world.unique('stem');
    await world.product(await world.administrator(), { name: 'Willow', sku: stem, price: 1 });
    const reader = await world.person();
    await signIn(page, reader);

    await page.goto(`/products?q=${stem}`);

    await expect(names(page)).toHaveText(['Willow']);
    for (const name of [w.create, w.export, named(w.pdf, 'Willow'), named(w.edit, 'Willow')]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }

    await page.getByRole('button', { name: 'Willow' }).click();
    const details = page.getByRole('dialog', { name: 'Willow' });
    await expect(details).toContainText(stem);
    await details.getByRole('button', { name: t('states.close') }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(0);

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
  },
);

test(
  'several products are deactivated, found by their state, and deleted, which can be undone',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const editor = await world.administrator();
    const stem = world.unique('stem');
    for (const name of ['Ash', 'Birch', 'Cedar'])
      await world.product(editor, { name, sku: `${stem}-${name}`, price: 100 });
    await signIn(page, editor);
    await page.goto(`/products?q=${stem}&rows=10`);
    await expect(names(page)).toHaveText(['Cedar', 'Birch', 'Ash']);
    const bar = page.getByRole('group', { name: tables.bulkActions });

    for (const name of ['Ash', 'Cedar']) await page.getByRole('checkbox', { name: named(tables.select, name) }).check();
    await bar.getByRole('button', { name: w.deactivate }).click();
    await expect(page.getByText('2 products deactivated')).toBeVisible();
    await page.getByLabel(w.state).selectOption({ label: w.inactive });
    await expect(names(page)).toHaveText(['Cedar', 'Ash']);
    await expect(page).toHaveURL(/state=inactive/);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export 2 rows as CSV' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 5))).toEqual([
      ['Cedar', `${stem}-Cedar`, '', '1.00', 'USD'],
      ['Ash', `${stem}-Ash`, '', '1.00', 'USD'],
    ]);

    await page.getByRole('checkbox', { name: tables.selectAll }).check();
    await bar.getByRole('button', { name: w.deleteConfirm }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: w.deleteConfirm }).click();
    await expect(page.getByText('2 products deleted')).toBeVisible();
    await page.getByRole('button', { name: tables.undo }).click();
    await expect(page.getByText('2 products restored')).toBeVisible();
    await expect(names(page)).toHaveText(['Cedar', 'Ash']);
    await page.getByRole('checkbox', { name: tables.selectAll }).check();
    await bar.getByRole('button', { name: w.deleteConfirm }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: w.deleteConfirm }).click();
    await expect(page.getByText(tables.noMatches)).toBeVisible();
    await page.getByLabel(w.state).selectOption({ label: w.everyState });
    await expect(names(page)).toHaveText(['Birch']);
  },
);

test(
  'prices of several currencies are sorted within each, which the page says, also on a phone',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const editor = await world.administrator();
    const stem = world.unique('stem');
    for (const [name, price, currency] of [
      ['Yen', 50, 'JPY'],
      ['Dear', 900, 'EUR'],
      ['Dollar', 100, 'USD'],
      ['Cheap', 200, 'EUR'],
    ] as const) {
      await world.product(editor, { name, sku: `${stem}-${name}`, price, currency });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, await world.person());
    await page.goto(`/products?q=${stem}`);
    await expect(names(page)).toHaveText(['Cheap', 'Dollar', 'Dear', 'Yen']);
    await expect(page.getByText(w.byCurrency)).toHaveCount(0);

    await page.getByLabel(tables.sortBy).selectOption({ label: tables.ascending.replace('{column}', w.priceLabel) });
    await expect(names(page)).toHaveText(['Cheap', 'Dear', 'Yen', 'Dollar']);
    await expect(page.getByText(w.byCurrency)).toBeVisible();
    await page.getByLabel(tables.sortBy).selectOption({ label: tables.descending.replace('{column}', w.priceLabel) });
    await expect(names(page)).toHaveText(['Dollar', 'Yen', 'Dear', 'Cheap']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
);

test(
  'a link to a page that is no longer known shows the first page',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const editor = await world.administrator();
    const stem = world.unique('stem');
    await world.product(editor, { name: 'Alder', sku: stem, price: 1 });
    await signIn(page, editor);

    await page.goto(`/products?q=${stem}&page=3&after=gone`);

    await expect(names(page)).toHaveText(['Alder']);
    await expect(page).toHaveURL(`/products?q=${stem}`);
  },
);

test(
  'a product that someone else adds appears without a reload',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const editor = await world.administrator();
    const stem = world.unique('stem');
    await world.product(editor, { name: 'Alder', sku: `${stem}-1`, price: 1 });
    await signIn(page, editor);
    await page.goto(`/products?q=${stem}`);
    await expect(names(page)).toHaveText(['Alder']);

    await world.product(editor, { name: 'Beech', sku: `${stem}-2`, price: 1 });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));

    await expect(names(page)).toHaveText(['Beech', 'Alder']);
  },
);

for (const [language, words] of [
  ['en', w],
  ['he', he],
] as const) {
  test.describe(`in a window of 1024 px, ${language}`, () => {
    test.use({ language, viewport: { width: 1024, height: 768 } });

    const tag = language === 'he' ? '@nightly' : [];
    test(
      'the buttons of a row stay in sight where the other columns have to scroll',
      { tag },
      async ({ page, signIn, world }) => {
        const editor = await world.administrator();
        const stem = world.unique('stem');
        const brand = 'Willow and Reed, basket makers of the long pond';
        await world.product(editor, { name: 'Alder', sku: `${stem}-${'9'.repeat(30)}`, brand, price: 123_456_789 });
        await signIn(page, editor);
        await page.goto(`/products?q=${stem}`);
        const table = page.getByRole('region', { name: words.title });
        await expect(table.getByRole('rowheader')).toHaveText('Alder');
        expect(await table.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);

        for (const label of [words.pdf, words.edit, words.remove])
          await expect(table.getByRole('button', { name: named(label, 'Alder') })).toBeInViewport({ ratio: 1 });
      },
    );
  });
}
