import { expect, it } from '@jest/globals';
import {
  columnOf,
  nextSort,
  PRODUCT_SORTS,
  restSortingOf,
  sortOf,
  sortPartsOf,
} from '../../src/features/admin/products/product-sort';

it('turns round the order of a column at the second press, and begins anew with another column', () => {
  expect(nextSort('price', 'newest')).toBe('price');
  expect(nextSort('price', 'price')).toBe('price-desc');
  expect(nextSort('price', 'price-desc')).toBe('price');
  expect(nextSort('created', 'price')).toBe('newest');
  expect(nextSort('created', 'newest')).toBe('oldest');
});

it('says the same over both doors and in the heading', () => {
  for (const sort of PRODUCT_SORTS) {
    const descending = sortPartsOf(sort)[0]?.direction === 'DESC';
    expect(restSortingOf(sort)[0]?.desc).toBe(descending);
    expect(columnOf(sort).descending).toBe(descending);
  }
});

it('takes the newest first where an address names no order there is', () => {
  expect([null, '', 'secret', 'constructor', 'price-desc'].map(sortOf)).toEqual([
    ...['newest', 'newest', 'newest', 'newest'],
    'price-desc',
  ]);
});
