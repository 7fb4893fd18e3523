import { useSyncExternalStore } from 'react';

/** Whom a dialog is about. */
export interface Named {
  id: string;
  handle: string;
}

interface Open {
  kind: 'block' | 'mute' | 'lists';
  person: Named;
  /** What had the focus, such as the button of a card's menu. */
  opener: Element | null;
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

/** The dialogs about a person. They outlive the card whose menu opened them, which leaves the list with its author. */
export const relationshipDialog = {
  open: (kind: Open['kind'], { id, handle }: Named) =>
    show({ kind, person: { id, handle }, opener: document.activeElement }),
  opener: (): Element | null => current?.opener ?? null,
  close: () => show(null),
};

export const useRelationshipDialog = (): Open | null => useSyncExternalStore(subscribe, () => current);
