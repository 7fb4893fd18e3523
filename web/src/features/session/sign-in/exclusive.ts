/** Runs `work` while no other tab of this browser does. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

const LOCK = 'mallard-token-refresh';
/** Storage of other tabs reaches this process shortly after the lock does. */
const ARRIVAL_MS = 100;
const MAX_PAUSE_MS = 300;

/**
 * Uses Web Locks, which exist on secure origins only. Elsewhere tabs wait for a random time; the second one usually
 * finds the new token in storage, and if both refresh, the server gives both the same successor.
 */
export const overAllTabs: Exclusive = async (work) => {
  if (!('locks' in navigator)) {
    await pause(Math.random() * MAX_PAUSE_MS);
    return work();
  }
  const first = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { outcome: await work() } : null,
  );
  if (first) return first.outcome;

  await navigator.locks.request(LOCK, () => undefined);
  await pause(ARRIVAL_MS);
  return navigator.locks.request(LOCK, work);
};

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
