import type { IdPage } from '#kernel/paging/page-input.js';
import type { AskedPage, PageEnds } from './page.js';

interface AboveRows {
  readonly rows: readonly string[];
  readonly ends: PageEnds | null;
  readonly hasNext: boolean;
}

/**
 * Of a list that is read from the newest on alone, those above the lower end that was asked for. A page upwards is the newest one,
 * which is the same while fewer than a page are new.
 */
export function rowsAbove(page: IdPage, { sinceId, isUpwards }: AskedPage): AboveRows {
  const positions = page.positions.map(([position]) => position!);
  const end = sinceId === null ? -1 : positions.findIndex((position) => position <= sinceId);
  const count = end === -1 ? positions.length : end;
  return {
    rows: page.ids.slice(0, count),
    ends: count === 0 ? null : { first: positions[0]!, last: positions[count - 1]! },
    hasNext: isUpwards || page.hasNextPage || count < positions.length,
  };
}
