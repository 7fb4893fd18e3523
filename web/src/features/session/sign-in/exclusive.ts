/** Runs `work` while no other tab of this browser does. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

const LOCK = 'mallard-token-refresh';
const MAX_PAUSE_MS = 300;

/**
 * Uses Web Locks, which exist on secure origins only. Elsewhere tabs wait for a random time; the second one usually
 * finds the new token in storage, and if both refresh, the server gives both the same successor.
 */
export const overAllTabs: Exclusive = async (work) => {
  if ('locks' in navigator) return navigator.locks.request(LOCK, work);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));
  return work();
};
