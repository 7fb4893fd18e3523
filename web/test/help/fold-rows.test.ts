import { describe, expect, it } from '@jest/globals';
import { diffRows } from '../../src/ui/text/diff-rows';
import { foldRows } from '../../src/features/help/diff/fold-rows';

const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `line ${from + at}`);
const shape = (before: readonly string[], after: readonly string[]) =>
  foldRows(diffRows(before.join('\n'), after.join('\n'))).map(({ kind, rows }) => `${kind} ${rows.length}`);

describe('Blocks of a comparison', () => {
  it('fold what is far from a change, and keep two lines around each', () => {
    const before = lines(1, 30);
    const after = before.with(9, 'another line').with(19, 'and another one');

    expect(shape(before, after)).toEqual([
      ...['fold 7', 'context 2', 'change 1', 'context 2', 'fold 5', 'context 2', 'change 1', 'context 2', 'fold 8'],
    ]);
  });

  it('fold nothing that is hardly longer than a button', () => {
    expect(shape(['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'e'])).toEqual(['context 3', 'change 1']);
  });

  it('join neighboring changes', () => {
    expect(shape(['a', 'b', 'c'], ['a', 'x', 'y', 'z', 'c'])).toEqual(['context 1', 'change 3', 'context 1']);
  });

  it('are one fold where nothing differs', () => {
    expect(shape(lines(1, 9), lines(1, 9))).toEqual(['fold 9']);
  });
});
