import { RowHeights } from './row-heights';

const KEY = 'row-heights';
const LISTS_REMEMBERED = 30;
/** The lists, and the rows of each, that a reload finds. */
const [LISTS_STORED, ROWS_STORED] = [5, 500];

type Measured = readonly (readonly [string, number])[];

const heightsByVisit = new Map<string, RowHeights>();
/** Of lists that were not shown since: a second reload may come before they are. */
const beforeReload = new Map<string, Measured>(stored());

function stored(): [string, Measured][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, Measured][];
  } catch {
    return [];
  }
}

function store() {
  const shown = [...heightsByVisit].map(([visit, heights]) => [visit, heights.measured().slice(0, ROWS_STORED)]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...beforeReload, ...shown].slice(-LISTS_STORED)));
  } catch {
    // Storage may be blocked or full; rows then have their estimated heights after a reload.
  }
}

// With the same heights, the scroll offset of before a reload is at the same row.
if (typeof addEventListener === 'function') addEventListener('pagehide', store);

/** The heights of the rows of a list, as they were measured on the same visit to its page, also before a reload. */
export function rememberedHeights(visit: string, estimatePx: number): RowHeights {
  return heightsByVisit.get(visit) ?? new RowHeights(estimatePx, beforeReload.get(visit));
}

export function rememberHeights(visit: string, heights: RowHeights): void {
  heightsByVisit.delete(visit);
  heightsByVisit.set(visit, heights);
  beforeReload.delete(visit);
  const [oldest] = heightsByVisit.keys();
  if (heightsByVisit.size > LISTS_REMEMBERED && oldest !== undefined) heightsByVisit.delete(oldest);
}
