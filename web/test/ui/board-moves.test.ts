import { describe, expect, it } from '@jest/globals';
import { type BoardColumn, movedTo, cellOf } from '../../src/ui/list/board-moves';

const board: readonly BoardColumn[] = [
  {
    id: 'planned',
    title: 'Planned',
    items: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
  },
  { id: 'done', title: 'Done', items: [{ id: 'c', name: 'C' }] },
];
const idsOf = (columns: readonly BoardColumn[] | null) => columns?.map(({ items }) => items.map(({ id }) => id));

describe('A row of a board', () => {
  it('moves within its list', () => {
    expect(idsOf(movedTo(board, 'a', { column: 0, index: 1 }))).toEqual([['b', 'a'], ['c']]);
  });

  it('moves into the list beside it, at most behind its last row', () => {
    expect(idsOf(movedTo(board, 'b', { column: 1, index: 9 }))).toEqual([['a'], ['c', 'b']]);
  });

  it('leaves an empty list behind', () => {
    expect(idsOf(movedTo(board, 'c', { column: 0, index: 0 }))).toEqual([['c', 'a', 'b'], []]);
  });

  it('stays where it is at the edges of the board', () => {
    expect(movedTo(board, 'a', { column: -1, index: 0 })).toBeNull();
    expect(movedTo(board, 'a', { column: 0, index: -1 })).toBeNull();
    expect(movedTo(board, 'c', { column: 2, index: 0 })).toBeNull();
  });

  it('is found where it stands', () => {
    expect(cellOf(board, 'c')).toEqual({ column: 1, index: 0 });
    expect(cellOf(board, 'z')).toBeNull();
  });
});
