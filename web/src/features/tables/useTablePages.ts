import { useState } from 'react';
import { usePageSize } from '../identity/settings/page-size';

export interface TablePages {
  /** Rows on a page. */
  readonly first: number;
  /** What the shown page begins after; null for the first one. */
  readonly after: string | null;
  /** From 1 on. */
  readonly page: number;
  restart: () => void;
  previous: () => void;
  next: (endCursor: string | null) => void;
}

/** Where one is in a table that is turned over page by page, each of which begins where the one before ended. */
export function useTablePages(): TablePages {
  const first = usePageSize();
  /** Where each page begins, up to the one that is shown. */
  const [starts, setStarts] = useState<readonly (string | null)[]>([null]);
  return {
    first,
    after: starts.at(-1) ?? null,
    page: starts.length,
    restart: () => setStarts([null]),
    previous: () => setStarts(starts.length > 1 ? starts.slice(0, -1) : starts),
    next: (endCursor) => setStarts([...starts, endCursor]),
  };
}
