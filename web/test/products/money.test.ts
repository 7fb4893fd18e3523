import { describe, expect, it } from '@jest/globals';
import { formatPrice, readPrice, typedPrice } from '../../src/features/admin/products/money';

describe('a price that is typed', () => {
  it.each([
    ['49.90', 'USD', 4_990],
    [' 49,9 ', 'EUR', 4_990],
    ['0', 'ILS', 0],
    ['1.', 'USD', 100],
    ['1.15', 'USD', 115],
    ['1200', 'JPY', 1_200],
    ['1.234', 'KWD', 1_234],
    ['21474836.47', 'USD', 2_147_483_647],
  ])('is read: %j of %s is %d minor units', (typed, currency, price) => {
    expect(readPrice(typed, currency)).toBe(price);
  });

  it.each([
    ['', 'USD'],
    ['cheap', 'USD'],
    ['-1', 'USD'],
    ['1.234', 'USD'],
    ['1.5', 'JPY'],
    ['1,000.00', 'USD'],
    ['21474836.48', 'USD'],
    ['1e3', 'USD'],
  ])('is refused where it is none: %j of %s', (typed, currency) => {
    expect(readPrice(typed, currency)).toBeNull();
  });

  it('comes back as it was, whatever the currency', () => {
    for (const currency of ['USD', 'JPY', 'KWD']) {
      expect([0, 5, 1_005, 2_147_483_647].map((price) => readPrice(typedPrice(price, currency), currency))).toEqual([
        0, 5, 1_005, 2_147_483_647,
      ]);
    }
  });
});

it('shows a price with the sign of its currency and as many digits as it has', () => {
  expect(formatPrice(4_990, 'USD', 'en')).toBe('$49.90');
  expect(formatPrice(1_200, 'JPY', 'en')).toBe('¥1,200');
  expect(formatPrice(19_990, 'ILS', 'he')).toContain('199.90');
});
