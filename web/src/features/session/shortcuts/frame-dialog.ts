import { useSyncExternalStore } from 'react';

/** Opens the dialogs of the frame from anywhere. */
export type FrameDialog = 'compose' | 'palette' | 'shortcuts';

/** A new quack that refers to something has a draft of its own. */
export type QuackAbout = { quoteId: string } | { hashtag: string };

interface Shown {
  dialog: FrameDialog;
  /** Of the composer. */
  about: QuackAbout | null;
}

let current: Shown | null = null;
const listeners = new Set<() => void>();

function show(next: Shown | null) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const frameDialog = {
  open: (dialog: FrameDialog, about: QuackAbout | null = null) => show({ dialog, about }),
  close: () => show(null),
};

export const useFrameDialog = (): Shown | null => useSyncExternalStore(subscribe, () => current);
