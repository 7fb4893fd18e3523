import { useSyncExternalStore } from 'react';

let version = 0;
const listeners = new Set<() => void>();

/** Announces a changed follow, so that what depends on it refetches. */
export function announceFollowsChanged(): void {
  version += 1;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The number of changed follows since the tab was opened. */
export const useFollowsVersion = (): number => useSyncExternalStore(subscribe, () => version);
