import { describe, expect, it } from '@jest/globals';
import { moved, oneRowNearer, rowAt, rowsWithin, startsOf, within } from '../../src/ui/row-layout';

const heights = new Map([
  ['a', 100],
  ['b', 50],
  ['c', 200],
]);
const arranged = (...keys: string[]) => ({ keys, starts: startsOf(keys, heights, 150) });

describe('where rows start', () => {
  it('counts measured rows as they are and others with the estimate', () => {
    expect(startsOf(['a', 'new', 'b'], heights, 150)).toEqual([0, 100, 250, 300]);
  });

  it('is nowhere but at the top in an empty list', () => {
    expect(startsOf([], heights, 150)).toEqual([0]);
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
