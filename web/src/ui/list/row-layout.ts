/** Rows from `first` up to, but not including, `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/** The row at an offset; the first or last one for offsets outside the list. */
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

/** The rows that intersect a range of offsets. */
export function rowsWithin(starts: readonly number[], fromPx: number, toPx: number): RowRange {
  const count = starts.length - 1;
  if (count < 1) return { first: 0, end: 0 };
  return { first: rowAt(starts, fromPx), end: rowAt(starts, toPx) + 1 };
}

export const covers = (range: RowRange, part: RowRange): boolean => range.first <= part.first && range.end >= part.end;

/** The part of a range within a wider one, extended to include `part`; only `part` if they do not overlap. */
export function within(range: RowRange, wider: RowRange, part: RowRange): RowRange {
  if (range.end < part.first || range.first > part.end) return part;
  return {
    first: Math.min(part.first, Math.max(range.first, wider.first)),
    end: Math.max(part.end, Math.min(range.end, wider.end)),
  };
}

/** A range extended by one row towards another one, in scroll direction first. */
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
 * How far the rows at an offset have moved because rows before them were added or removed, in pixels. A removed row is
 * represented by the next one that still exists.
 */
export function moved(before: Arrangement, after: Arrangement, px: number): number {
  const indexes = new Map(after.keys.map((key, index) => [key, index]));
  for (let index = rowAt(before.starts, px); index < before.keys.length; index += 1) {
    const now = indexes.get(before.keys[index] ?? '');
    if (now !== undefined) return (after.starts[now] ?? 0) - (before.starts[index] ?? 0);
  }
  return 0;
}
