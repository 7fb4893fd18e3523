let isRestored = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  isRestored = next;
  for (const listener of listeners) listener();
}

/** Whether the page was loaded at the place where its reader left it, which nothing on it shows. */
export const restoredScroll = {
  read: (): boolean => isRestored,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  tell: () => set(true),
  forget: () => isRestored && set(false),
};
