import { useSyncExternalStore } from 'react';

const KEY = 'searches';
const MAX_SEARCHES = 6;
const listeners = new Set<() => void>();
let recent = savedSearches();

function savedSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

function set(next: readonly string[]) {
  recent = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage may be blocked; they then last until the next load.
  }
  for (const listener of listeners) listener();
}

/** The searches of this tab, latest first; deleted with the tab and on logout. */
export const recentSearches = {
  add: (query: string) => set([query, ...recent.filter((each) => each !== query)].slice(0, MAX_SEARCHES)),
  forget: () => set([]),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, () => recent);
