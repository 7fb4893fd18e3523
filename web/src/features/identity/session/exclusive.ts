/** Runs `work` while no other tab of this browser does. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

const LOCK = 'mallard-token-refresh';
/** What another tab stored reaches this one's process a moment after the lock does. */
const ARRIVAL_MS = 100;
const LONGEST_PAUSE_MS = 300;

/**
 * By the browser's locks, which exist on secure origins only. Elsewhere (plain http in a local network) tabs keep out of
 * each other's way by a random pause; whoever comes second finds the first one's token in storage, and where two
 * still meet, the server gives both the same successor.
 */
export const overAllTabs: Exclusive = async (work) => {
  if (!('locks' in navigator)) {
    await pause(Math.random() * LONGEST_PAUSE_MS);
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
