import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { leastIdOf } from '#kernel/database/ids.js';
import { asksNothing, parseSearchQuery } from '#posts/search/search-query.js';

const day = (date: string) => leastIdOf(Date.parse(`${date}T00:00:00Z`));

describe('a search', () => {
  it('is taken apart into words, phrases, hashtags and operators', () => {
    const query = parseSearchQuery(
      ' wild "ducks at dawn" #Birding from:@Ada HAS:media after:2026-01-05 before:2026-02-01 “over there” ',
    );

    expect(query).toEqual({
      terms: [['wild'], ['ducks at dawn'], ['over there']],
      tags: ['birding'],
      from: 'ada',
      hasMedia: true,
      least: day('2026-01-05'),
      below: day('2026-02-01'),
    });
  });

  it('keeps the narrowest days', () => {
    const query = parseSearchQuery('after:2026-01-05 after:2026-01-07 before:2026-03-01 before:2026-02-01');

    expect([query.least, query.below]).toEqual([day('2026-01-07'), day('2026-02-01')]);
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
    '-not',
    '#',
    'C#',
    '& | ! ( ) <-> :*',
    "'; drop table",
  ])('takes %s for words', (text) => {
    const query = parseSearchQuery(text);

    expect({ ...query, terms: [] }).toEqual({
      terms: [],
      tags: [],
      from: null,
      hasMedia: false,
      least: null,
      below: null,
    });
    expect(query.terms.length).toBeGreaterThan(0);
  });

  it.each([
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

  it('asks nothing where nothing is typed, and nobody where a handle is none', () => {
    expect(asksNothing(parseSearchQuery('  '))).toBe(true);
    expect(parseSearchQuery('from:עברית').from).toBe('');
  });

  it('costs little, whatever is typed', () => {
    const started = performance.now();
    for (const text of ['"'.repeat(1_000), '" '.repeat(500), '“a'.repeat(200), ':'.repeat(1_000), '#'.repeat(1_000)])
      try {
        parseSearchQuery(text);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidInput);
      }

    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
