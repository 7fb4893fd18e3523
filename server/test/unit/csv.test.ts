import { describe, expect, it } from '@jest/globals';
import { csvLine, csvRows } from '../../src/kernel/text/csv.js';
import { inLimitedTime } from '../../../rules/test/support/limited-time.js';

/** As many bytes as a file may have. */
const BYTES = 2_000_000;
const filled = (pattern: string): string => pattern.repeat(Math.floor(BYTES / pattern.length));

describe('the rows of a CSV file', () => {
  it('have quoted and unquoted cells, with any line ends', () => {
    const rows = [...csvRows('\uFEFFa,"b ""c"", d"\r\n\r\n"e\nf",\rg"h')];

    expect(rows).toEqual([['a', 'b "c", d'], ['e\nf', ''], ['g"h']]);
  });

  it.each([
    [
      'semicolons',
      'a;"b;,c";d\r\ne, f;g;h',
      [
        ['a', 'b;,c', 'd'],
        ['e, f', 'g', 'h'],
      ],
    ],
    [
      'tabs',
      'a\tb;c\n"d\te"\tf',
      [
        ['a', 'b;c'],
        ['d\te', 'f'],
      ],
    ],
    ['what a line of Excel names', 'sep=;\r\na,b;c', [['a,b', 'c']]],
    ['commas, if both are as frequent', 'a;b,c', [['a;b', 'c']]],
  ])('may be separated by %s', (_, text, rows) => {
    expect([...csvRows(text)]).toEqual(rows);
  });

  it('are those that were written, also where a cell would be a formula', () => {
    const cells = ['=1+1', '@ada', 'a "quack"', "'quoted'", '', 'two\nlines'];

    expect([...csvRows(csvLine(cells))]).toEqual([cells]);
  });

  it('end where a quoted cell does not, and where a row has more than 20 cells', () => {
    expect([...csvRows('a\n"b')]).toEqual([['a'], null]);
    expect([...csvRows(`a\n${'b,'.repeat(20)}c\nd`)]).toEqual([['a'], null]);
    expect([...csvRows(`${'b,'.repeat(19)}c`)]).toEqual([[...Array<string>(19).fill('b'), 'c']]);
  });

  it('keep 1,000 characters of a cell', () => {
    const [plain, quoted] = [...csvRows(`${'a'.repeat(1_001)}\n"${'""'.repeat(1_001)}"`)];

    expect(plain).toEqual(['a'.repeat(1_000)]);
    expect(quoted).toEqual(['"'.repeat(1_000)]);
  });

  it('are read when they are asked for, and what is wrong after them is met later', () => {
    const rows = csvRows('a\n"b');

    expect(rows.next().value).toEqual(['a']);
    expect(rows.next().value).toBeNull();
    expect(rows.next().done).toBe(true);
  });

  it.each([
    ['of one line end', '\n', 0],
    ['of two', '\r\n', 0],
    ['of commas', ',', 1],
    ['of quotes', '"', 1],
    ['of one cell', 'a', 1],
  ])('of a file %s, as long as one may be, are few', (_, pattern, count) => {
    expect(inLimitedTime(() => [...csvRows(filled(pattern))])).toHaveLength(count);
  });
});
