/** Milliseconds after which nobody waits for a frame any more: tabs in the background draw none. */
const LONGEST_MS = 100;
/** As long where something is to be drawn early: the client waits for the same server then. */
const LONGEST_EARLY_MS = 250;

/**
 * When the page has been drawn as it was sent, with what is drawn early where that comes at once: what there is to see is not to
 * wait for the client's code, which takes a slow phone longer than all of it.
 */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return;
  const late = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  await Promise.all([
    Promise.race([painted(), late(LONGEST_MS)]),
    Promise.race([window.early?.drawn, late(LONGEST_EARLY_MS)]),
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

/** Lets the browser draw and listen between two pieces of work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
