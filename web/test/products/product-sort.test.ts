import { expect, it } from '@jest/globals';
import { NEWEST_FIRST, restSortingOf, SORTABLE, sortPartsOf } from '../../src/features/admin/products/product-sort';

it('says the same over both doors', () => {
  for (const id of SORTABLE) {
    for (const desc of [true, false]) {
      const parts = sortPartsOf({ id, desc });
      const sorting = restSortingOf({ id, desc });
      expect(sorting).toHaveLength(parts.length);
      expect(parts.every(({ direction }) => direction === (desc ? 'DESC' : 'ASC'))).toBe(true);
      expect(sorting.every((part) => part.desc === desc)).toBe(true);
    }
  }
});

it('compares prices only within a currency', () => {
  expect(sortPartsOf({ id: 'price', desc: false }).map(({ field }) => field)).toEqual(['CURRENCY', 'PRICE']);
});

it('takes the newest first where a column is unknown', () => {
  expect(sortPartsOf({ id: 'constructor', desc: true })).toEqual(sortPartsOf(NEWEST_FIRST));
});
