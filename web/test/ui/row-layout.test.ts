import { describe, expect, it } from '@jest/globals';
import { RowHeights } from '../../src/ui/list/row-heights';
import { moved, oneRowNearer, rowAt, rowsWithin, within } from '../../src/ui/list/row-layout';

function measured(): RowHeights {
  const heights = new RowHeights(150);
  heights.set('a', 100);
  heights.set('b', 50);
  heights.set('c', 200);
  return heights;
}
const arranged = (...keys: string[]) => ({ keys, starts: measured().startsOf(keys) });

describe('where rows start', () => {
  it('counts measured rows as they are and others with the estimate', () => {
    expect(measured().startsOf(['a', 'new', 'b'])).toEqual([0, 100, 250, 300]);
  });

  it('is nowhere but at the top in an empty list', () => {
    expect(measured().startsOf([])).toEqual([0]);
  });

  it('follows rows that are measured, that come, go and change their places', () => {
    const heights = measured();
    heights.startsOf(['a', 'new', 'b']);

    heights.set('new', 10);
    expect(heights.startsOf(['a', 'new', 'b'])).toEqual([0, 100, 110, 160]);
    expect(heights.startsOf(['a', 'new', 'b', 'c'])).toEqual([0, 100, 110, 160, 360]);
    expect(heights.startsOf(['first', 'a', 'b'])).toEqual([0, 150, 250, 300]);
    heights.set('first', 20);
    heights.set('c', 1);
    expect(heights.startsOf(['first', 'a', 'b'])).toEqual([0, 20, 120, 170]);
    expect(heights.startsOf(['b', 'c'])).toEqual([0, 50, 51]);
  });

  it('knows how many rows stayed where they were since the list before', () => {
    const heights = measured();
    const [short, long, other] = [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['b', 'c'],
    ];
    heights.startsOf(short);

    heights.startsOf(long);
    expect(heights.sameSince(short)).toBe(2);
    heights.startsOf(other);
    expect(heights.sameSince(long)).toBe(0);
    expect(heights.sameSince(short)).toBe(0);
  });
});

describe('the row at a place', () => {
  const { starts } = arranged('a', 'b', 'c');

  it.each([
    [-50, 0],
    [0, 0],
    [99, 0],
    [100, 1],
    [150, 2],
    [9999, 2],
  ])('%d pixels from the top is row %d', (px, index) => {
    expect(rowAt(starts, px)).toBe(index);
  });
});

describe('the rows within a stretch', () => {
  it('are those that touch it', () => {
    expect(rowsWithin(arranged('a', 'b', 'c').starts, 90, 120)).toEqual({ first: 0, end: 2 });
  });

  it('are none of an empty list', () => {
    expect(rowsWithin([0], 0, 500)).toEqual({ first: 0, end: 0 });
  });
});

describe('how far what is read has moved', () => {
  it('is the height of what came before it', () => {
    expect(moved(arranged('a', 'b'), arranged('new', 'c', 'a', 'b'), 110)).toBe(350);
  });

  it('is the height of what went before it, upwards', () => {
    expect(moved(arranged('a', 'b', 'c'), arranged('b', 'c'), 160)).toBe(-100);
  });

  it('is that of the next row where the one that was read is gone', () => {
    expect(moved(arranged('a', 'b', 'c'), arranged('new', 'a', 'c'), 110)).toBe(100);
  });

  it('is nothing where rows came after it', () => {
    expect(moved(arranged('a', 'b'), arranged('a', 'b', 'c'), 10)).toBe(0);
  });
});

describe('the rows that are kept', () => {
  it('are those that are near, and all that must be there', () => {
    expect(within({ first: 0, end: 20 }, { first: 8, end: 30 }, { first: 12, end: 22 })).toEqual({ first: 8, end: 22 });
  });

  it('are none of those that one has jumped away from', () => {
    expect(within({ first: 0, end: 10 }, { first: 90, end: 130 }, { first: 100, end: 110 })).toEqual({
      first: 100,
      end: 110,
    });
  });
});

describe('the row that is made ahead', () => {
  const wanted = { first: 5, end: 25 };

  it.each([
    ['the next below for who goes down', { first: 10, end: 20 }, true, { first: 10, end: 21 }],
    ['the next above for who goes up', { first: 10, end: 20 }, false, { first: 9, end: 20 }],
    ['one behind where all before are there', { first: 10, end: 25 }, true, { first: 9, end: 25 }],
    ['none where all are there', { first: 5, end: 25 }, true, { first: 5, end: 25 }],
  ])('is %s', (_, range, down, next) => {
    expect(oneRowNearer(range, wanted, down)).toEqual(next);
  });
});
