import { expect, type Page } from '@playwright/test';
import { en } from '../../../src/features/admin/products/messages.en';
import { he } from '../../../src/features/admin/products/messages.he';
import { en as tablesEn } from '../../../src/features/admin/tables/messages.en';
import { he as tablesHe } from '../../../src/features/admin/tables/messages.he';
import { answerOperation, breakOperation } from '../failures';
import { expectHeading, type PageState } from './page-state';

const wordsOn = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'he' ? he : en);

const kettle = {
  __typename: 'Product',
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Copper kettle',
  description: 'Holds a liter and a half, and pours without a drop beside the cup. Works on gas and on induction.',
  sku: 'KET-15',
  brand: 'Pondside',
  price: 4990,
  currency: 'EUR',
  stock: 12,
  isActive: true,
  createdAt: '2026-11-02T08:00:00.000Z',
};
const products = [
  kettle,
  {
    ...kettle,
    ...{ id: '01890000-0000-7000-8000-000000000002', name: 'קומקום נחושת (גדול)', brand: 'נגרות הכפר', sku: '' },
    ...{ description: 'ליטר וחצי, עם ידית עץ.', price: 19_990, currency: 'ILS', isActive: false, stock: 0 },
  },
  {
    ...kettle,
    ...{ id: '01890000-0000-7000-8000-000000000003', name: 'Tea towel', description: '', brand: '', sku: 'TOW-1' },
    ...{ price: 1200, currency: 'JPY', stock: 1_240 },
  },
];

function answerWith(page: Page, shown: readonly object[], totalCount: number): Promise<void> {
  return answerOperation(page, 'Products', {
    products: {
      __typename: 'ProductConnection',
      totalCount,
      pageInfo: { __typename: 'PageInfo', hasNextPage: totalCount > shown.length, endCursor: 'next' },
      edges: shown.map((node) => ({ __typename: 'ProductEdge', cursor: 'next', node })),
    },
  });
}

/** The product catalog, for readers and editors. */
export const productStates: readonly PageState[] = [
  {
    name: 'products',
    as: 'admin',
    async show(page) {
      await answerWith(page, products, 24);
      await page.goto('/products?sort=price');
      await expect(page.getByRole('rowheader', { name: kettle.name })).toBeVisible();
    },
  },
  {
    name: 'products-editor',
    as: 'admin',
    async show(page) {
      await answerWith(page, products, 3);
      await page.goto('/products');
      const w = await wordsOn(page);
      await page.getByRole('button', { name: w.edit.replace('{name}', kettle.name) }).click();
      const dialog = page.getByRole('dialog', { name: w.editTitle });
      await dialog.getByLabel(w.nameLabel, { exact: true }).fill('');
      await dialog.getByLabel(w.priceLabel, { exact: true }).fill('cheap');
      await dialog.getByRole('button', { name: w.save }).click();
      await expect(dialog.getByLabel(w.priceLabel, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'products-empty',
    as: 'admin',
    async show(page) {
      await answerWith(page, [], 0);
      await page.goto('/products');
      await expectHeading(page, (await wordsOn(page)).empty);
    },
  },
  {
    name: 'products-none',
    as: 'ada',
    async show(page) {
      await answerWith(page, [], 0);
      await page.goto('/products?q=heron');
      await expectHeading(page, (await wordsOn(page)) === he ? tablesHe.noMatches : tablesEn.noMatches);
    },
  },
  {
    name: 'products-reader',
    as: 'ada',
    async show(page) {
      await answerWith(page, products, 3);
      await page.goto('/products');
      await expect(page.getByRole('rowheader', { name: kettle.name })).toBeVisible();
    },
  },
  {
    name: 'products-failed',
    as: 'ada',
    async show(page) {
      await breakOperation(page, 'Products');
      await page.goto('/products');
      await expectHeading(page, (await wordsOn(page)).loadFailed);
    },
  },
];
