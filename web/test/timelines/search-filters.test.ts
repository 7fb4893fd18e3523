import { describe, expect, it } from '@jest/globals';
import { dayAfter, filtersOf, localDay, withOperators } from '../../src/features/timelines/explore/search-filters';

const none = { from: null, hasMedia: false, after: null, before: null };

describe('the filters of a search', () => {
  it.each([
    ['bread -butter OR rye', none],
    ['bread from:@Ada HAS:media', { ...none, from: 'Ada', hasMedia: true }],
    ['after:2026-11-01 after:2026-11-05 before:2026-12-01', { ...none, after: '2026-11-05', before: '2026-12-01' }],
    ['"from:ada is written so" -"has:media too"', none],
    ['from: has:sound -from:ada', none],
    ['', none],
  ])('are read from %s', (query, filters) => {
    expect(filtersOf(query)).toEqual(filters);
  });

  it.each([
    ['bread -butter', { from: 'ada' }, 'bread -butter from:ada'],
    ['bread OR rye from:ada', { from: null }, 'bread OR rye'],
    ['from:ada "from:ada is quoted" bread', { from: 'bea' }, '"from:ada is quoted" bread from:bea'],
    ['#pond HAS:media', { has: null }, '#pond'],
    ['after:2026-11-01 bread before:2026-12-01', { after: null, before: null }, 'bread'],
    ['bread', { after: '2026-11-01', before: null }, 'bread after:2026-11-01'],
    ['has:media', { has: null }, ''],
  ])('change %s and leave the rest as it is', (query, operators, expected) => {
    expect(withOperators(query, operators)).toBe(expected);
  });

  it('count days over months, and from the reader’s own midnight', () => {
    expect([dayAfter('2026-02-28', 1), dayAfter('2026-03-01', -1), dayAfter('someday', 1)]).toEqual([
      '2026-03-01',
      '2026-02-28',
      null,
    ]);
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
