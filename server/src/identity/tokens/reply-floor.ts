/** No answer that could tell a known name from an unknown one comes sooner. Milliseconds. */
export const REPLY_FLOOR_MS = 350;

/** Starts counting. @returns a function that resolves once the floor is reached */
export function replyFloor(): () => Promise<void> {
  const started = performance.now();
  return async () => {
    const left = REPLY_FLOOR_MS - (performance.now() - started);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  };
}
