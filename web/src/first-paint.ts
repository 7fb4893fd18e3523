/** Milliseconds after which nobody waits for a frame any more: tabs in the background draw none. */
const LONGEST_MS = 100;

/** When the page has been drawn as it was sent, so that running the client's code is not what its first look waits for. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, LONGEST_MS);
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
