import { useSyncExternalStore } from 'react';

let version = 0;
const listeners = new Set<() => void>();

/** Says that the viewer follows other people than before, so that what depends on it knows to ask anew. */
export function announceFollowsChanged(): void {
  version += 1;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Counts the changes of whom the viewer follows, since the tab was opened. */
export const useFollowsVersion = (): number => useSyncExternalStore(subscribe, () => version);
