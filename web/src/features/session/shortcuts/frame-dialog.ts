import { useSyncExternalStore } from 'react';

/** Opens the dialogs of the frame from anywhere. */
export type FrameDialog = 'compose' | 'palette' | 'shortcuts';

let current: FrameDialog | null = null;
const listeners = new Set<() => void>();

function show(next: FrameDialog | null) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const frameDialog = {
  open: (dialog: FrameDialog) => show(dialog),
  close: () => show(null),
};

export const useFrameDialog = (): FrameDialog | null => useSyncExternalStore(subscribe, () => current);
