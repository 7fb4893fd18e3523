/** Rows from `first` up to, but not including, `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/** The row at a place of the list; the first or the last one for places outside it. */
export function rowAt(starts: readonly number[], px: number): number {
  let low = 0;
  let high = Math.max(0, starts.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows that touch a stretch of the list. */
export function rowsWithin(starts: readonly number[], fromPx: number, toPx: number): RowRange {
  const count = starts.length - 1;
  if (count < 1) return { first: 0, end: 0 };
  return { first: rowAt(starts, fromPx), end: rowAt(starts, toPx) + 1 };
}

export const covers = (range: RowRange, part: RowRange): boolean => range.first <= part.first && range.end >= part.end;

/** What of a range lies within a wider one, grown to hold a part; the part alone where they do not meet. */
export function within(range: RowRange, wider: RowRange, part: RowRange): RowRange {
  if (range.end < part.first || range.first > part.end) return part;
  return {
    first: Math.min(part.first, Math.max(range.first, wider.first)),
    end: Math.max(part.end, Math.min(range.end, wider.end)),
  };
}

/** A range with one row more towards another one: where one is going to, before where one came from. */
export function oneRowNearer(range: RowRange, wanted: RowRange, down: boolean): RowRange {
  const { first, end } = range;
  const below = end < wanted.end;
  const above = first > wanted.first;
  if (below && (down || !above)) return { first, end: end + 1 };
  return above ? { first: first - 1, end } : range;
}

interface Arrangement {
  keys: readonly string[];
  starts: readonly number[];
}

/**
 * How far the rows at a place have moved because others came or went before them, in pixels. A row that is gone is
 * represented by the next one that stayed.
 */
export function moved(before: Arrangement, after: Arrangement, px: number): number {
  const indexes = new Map(after.keys.map((key, index) => [key, index]));
  for (let index = rowAt(before.starts, px); index < before.keys.length; index += 1) {
    const now = indexes.get(before.keys[index] ?? '');
    if (now !== undefined) return (after.starts[now] ?? 0) - (before.starts[index] ?? 0);
  }
  return 0;
}
