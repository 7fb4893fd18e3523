import { createContext, use, useLayoutEffect } from 'react';

/** Adds to the number of replies that the branch around has loaded on request. */
export const LoadedBelow = createContext<(change: number) => void>(() => undefined);

/** Reports replies that are rendered, or collapsed, to the branch around: only its buttons know what they have loaded. */
export function useLoadedBelow(count: number): void {
  const add = use(LoadedBelow);
  // Before the paint, so that Back doesn't show a smaller number first.
  useLayoutEffect(() => {
    if (count === 0) return;
    add(count);
    return () => add(-count);
  }, [add, count]);
}
