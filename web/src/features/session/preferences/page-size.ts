import { useViewer } from '../viewer/viewer';

const KEY = 'pageSize';

/** The page sizes of tables. */
export const pageSizes = [5, 10, 20, 50] as const;
const DEFAULT_PAGE_SIZE = 20;

export function savePageSize(size: number): void {
  try {
    localStorage.setItem(KEY, String(size));
  } catch {
    // Storage may be blocked; the account stores it too.
  }
}

function savedPageSize(): number | null {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return kept >= 1 && kept <= 100 ? kept : null;
  } catch {
    return null;
  }
}

/** Rows per page of a table: the account's preference, else this device's. */
export function usePageSize(): number {
  const viewer = useViewer();
  return viewer?.preferences.pageSize ?? savedPageSize() ?? DEFAULT_PAGE_SIZE;
}
