import { useSyncExternalStore } from 'react';

export type SidebarType = 'fixed' | 'condensed';

const KEY = 'sidebarType';
const listeners = new Set<() => void>();
let current = savedType();

function savedType(): SidebarType {
  try {
    return localStorage.getItem(KEY) === 'condensed' ? 'condensed' : 'fixed';
  } catch {
    return 'fixed';
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setSidebarType(type: SidebarType): void {
  current = type;
  try {
    localStorage.setItem(KEY, type);
  } catch {
    // Storage may be blocked; the choice then lasts until the next load.
  }
  for (const listener of listeners) listener();
}

export const useSidebarType = (): SidebarType => useSyncExternalStore(subscribe, () => current);
