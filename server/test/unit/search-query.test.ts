import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { leastIdOf } from '#kernel/database/ids.js';
import { asksNothing, parseSearchQuery } from '#posts/search/search-query.js';
import { inLimitedTime } from '../../../rules/test/support/limited-time.js';

const day = (date: string) => leastIdOf(Date.parse(`${date}T00:00:00Z`));

describe('a search', () => {
  it('is taken apart into words, phrases, hashtags and operators', () => {
    const query = parseSearchQuery(
      ' wild "ducks at dawn" #Birding from:@Ada HAS:media after:2026-01-05 before:2026-02-01 “over there” ',
    );

    expect(query).toEqual({
      terms: [['wild'], ['ducks at dawn'], ['over there']],
      excluded: [],
      tags: ['birding'],
      from: 'ada',
      hasMedia: true,
      least: day('2026-01-05'),
      below: day('2026-02-01'),
    });
  });

  it('uses the narrowest range of days', () => {
    const query = parseSearchQuery('after:2026-01-05 after:2026-01-07 before:2026-03-01 before:2026-02-01');

    expect([query.least, query.below]).toEqual([day('2026-01-07'), day('2026-02-01')]);
  });

  it.each([
    ['Asia/Jerusalem', '2026-03-10', '2026-03-09T22:00:00Z'],
    ['Asia/Jerusalem', '2026-07-10', '2026-07-09T21:00:00Z'],
    ['America/Los_Angeles', '2026-01-05', '2026-01-05T08:00:00Z'],
    ['Asia/Kathmandu', '2026-01-05', '2026-01-04T18:15:00Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
  ])('counts days as in %s', (timeZone, date, start) => {
    expect(parseSearchQuery(`after:${date}`, timeZone).least).toBe(leastIdOf(Date.parse(start)));
  });

  it('finds a Hebrew word behind the letters that are written onto it, with and without points', () => {
    const [ways] = parseSearchQuery('סֵפֶר').terms;

    expect(ways).toEqual(expect.arrayContaining(['ספר', 'הספר', 'בספר', 'והספר']));
    expect(parseSearchQuery('צה"ל').terms).toEqual([['צה"ל']]);
  });

  it.each([
    '"open',
    'a"b"c',
    "it's",
    'https://example.org',
    'x:y',
    'well-known',
    '-',
    '->',
    'or',
    '"OR"',
    '#',
    'C#',
    '& | ! ( ) <-> :*',
    "'; drop table",
  ])('takes %s for words', (text) => {
    const query = parseSearchQuery(text);

    expect({ ...query, terms: [] }).toEqual({
      terms: [],
      excluded: [],
      tags: [],
      from: null,
      hasMedia: false,
      least: null,
      below: null,
    });
    expect(query.terms.length).toBeGreaterThan(0);
  });

  it('leaves out what follows a minus: a word, also in Hebrew with what is written onto it, or a phrase', () => {
    const query = parseSearchQuery('bread -infant -"sour dough" −rye -ספר');

    expect(query.terms).toEqual([['bread']]);
    expect(query.excluded.slice(0, 3)).toEqual([['infant'], ['sour dough'], ['rye']]);
    expect(query.excluded[3]).toEqual(expect.arrayContaining(['ספר', 'הספר', 'בספר']));
  });

  it('takes one of several words or phrases where OR is between them, and all of the others', () => {
    const query = parseSearchQuery('oven Bread OR "sour dough" OR rye -burnt from:ada');

    expect(query).toMatchObject({
      terms: [['oven'], ['Bread', 'sour dough', 'rye']],
      excluded: [['burnt']],
      from: 'ada',
    });
  });

  it.each([
    '-infant',
    '-"two words" -infant',
    'bread -#infant',
    'bread -from:ada',
    'bread -has:media',
    'OR',
    'bread OR',
    'OR bread',
    'bread OR OR rye',
    'bread OR #rye',
    '#bread OR rye',
    'from:ada OR bread',
    'bread OR from:ada',
    'bread OR -rye',
    '-bread OR rye',
    Array.from({ length: 21 }, (_, n) => `w${n}`).join(' OR '),
    `bread ${Array.from({ length: 20 }, (_, n) => `-w${n}`).join(' ')}`,
    'from:',
    'from:@',
    'from:ada from:ben',
    'has:cheese',
    'before:tomorrow',
    'before:2026-02-30',
    'after:2026-13-01',
    'after:',
    'after:20260101',
    'a\u0000b',
    'x'.repeat(1_001),
    Array.from({ length: 21 }, (_, n) => `w${n}`).join(' '),
  ])('refuses %j', (text) => {
    expect(() => parseSearchQuery(text)).toThrow(InvalidInput);
  });

  it('requires nothing for an empty query, and no author for an impossible handle', () => {
    expect(asksNothing(parseSearchQuery('  '))).toBe(true);
    expect(parseSearchQuery('from:עברית').from).toBe('');
  });

  it('costs little, whatever is typed', () => {
    for (const text of ['"'.repeat(1_000), '" '.repeat(500), '“a'.repeat(200), ':'.repeat(1_000), '#'.repeat(1_000)])
      try {
        inLimitedTime(() => parseSearchQuery(text));
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidInput);
      }
  });
});
