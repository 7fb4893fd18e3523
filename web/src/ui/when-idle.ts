const LATEST_MS = 4_000;

/** Does something small when the page has loaded and nothing else is to do: so that what is pressed first is there by then. */
export function whenIdle(task: () => void): void {
  // Components are drawn without a window too, by tests.
  if (typeof window === 'undefined') return;
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: LATEST_MS });
    else setTimeout(task, LATEST_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
