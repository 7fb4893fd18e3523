/** How long to wait for a paint; background tabs don't paint. */
const PAINT_TIMEOUT_MS = 100;
/** How long to wait for the early drawing, which needs a response of the server. */
const EARLY_PAINT_TIMEOUT_MS = 250;

/**
 * Resolves when the page and the early drawing have been painted, so that the client's code does not delay what can be
 * seen already.
 */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return;
  const late = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  await Promise.all([
    Promise.race([painted(), late(PAINT_TIMEOUT_MS)]),
    Promise.race([window.early?.drawn, late(EARLY_PAINT_TIMEOUT_MS)]),
  ]);
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Yields to the browser between two tasks. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
