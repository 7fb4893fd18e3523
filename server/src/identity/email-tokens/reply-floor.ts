/** Least duration, in milliseconds, of responses whose time could tell a known name from an unknown one. */
export const REPLY_FLOOR_MS = 350;

/** Starts the clock. @returns a function that resolves once the least duration has passed */
export function replyFloor(): () => Promise<void> {
  const started = performance.now();
  return async () => {
    const left = REPLY_FLOOR_MS - (performance.now() - started);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  };
}
