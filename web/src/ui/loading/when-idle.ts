const LATEST_MS = 4_000;

/** Runs a small task once the page has loaded and is idle, such as preloading what is likely pressed first. */
export function whenIdle(task: () => void): void {
  // Tests render components without a window.
  if (typeof window === 'undefined') return;
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: LATEST_MS });
    else setTimeout(task, LATEST_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
