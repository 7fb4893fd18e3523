import { useViewer } from '../viewer/viewer';

const KEY = 'pageSize';

/** What tables offer. */
export const pageSizes = [5, 10, 20, 50] as const;
const DEFAULT_PAGE_SIZE = 20;

export function keepPageSize(size: number): void {
  try {
    localStorage.setItem(KEY, String(size));
  } catch {
    // Storage may be forbidden; the account remembers it.
  }
}

function keptPageSize(): number | null {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return kept >= 1 && kept <= 100 ? kept : null;
  } catch {
    return null;
  }
}

/** Rows on a page of a table: the account's preference, else this device's. */
export function usePageSize(): number {
  const viewer = useViewer();
  return viewer?.preferences.pageSize ?? keptPageSize() ?? DEFAULT_PAGE_SIZE;
}
