import { useSyncExternalStore } from 'react';

interface Open {
  kind: 'note' | 'folder';
  postId: string;
}

let current: Open | null = null;
const listeners = new Set<() => void>();

function show(next: Open | null) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The dialogs about a pin. They outlive the menu that opened them. */
export const pinDialog = {
  open: (kind: Open['kind'], postId: string) => show({ kind, postId }),
  close: () => show(null),
};

export const usePinDialog = (): Open | null => useSyncExternalStore(subscribe, () => current);
