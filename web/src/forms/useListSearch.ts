import { useState } from 'react';
import { useDebouncedValue } from './useDebouncedValue';

/** The query starts when typing pauses for this long. */
const PAUSE_MS = 250;
/** Shorter lists are read faster than they are searched. */
const WORTH_SEARCHING = 8;

export interface ListSearch {
  typed: string;
  onType: (typed: string) => void;
  /** What the server is asked for; undefined for the whole list. */
  query: string | undefined;
  /** Whether a list of so many rows, or of more than are loaded, has a search field. */
  isOffered: (rows: number, hasMore: boolean) => boolean;
}

/** The search field of a list. */
export function useListSearch(): ListSearch {
  const [typed, onType] = useState('');
  const query = useDebouncedValue(typed.trim(), PAUSE_MS) || undefined;
  return {
    typed,
    onType,
    query,
    isOffered: (rows, hasMore) => typed !== '' || query !== undefined || hasMore || rows >= WORTH_SEARCHING,
  };
}
