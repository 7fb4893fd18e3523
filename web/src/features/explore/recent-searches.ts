import { useSyncExternalStore } from 'react';

const KEY = 'searches';
const MOST = 6;
const listeners = new Set<() => void>();
let recent = readKept();

function readKept(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function set(next: readonly string[]) {
  recent = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage may be forbidden; they then last until the next load.
  }
  for (const listener of listeners) listener();
}

/** What was searched in this tab, latest first; gone with the tab, and when somebody logs out. */
export const recentSearches = {
  add: (query: string) => set([query, ...recent.filter((each) => each !== query)].slice(0, MOST)),
  forget: () => set([]),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, () => recent);
