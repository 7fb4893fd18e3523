/** The DOM is idle after this many milliseconds without a change. */
const IDLE_MS = 100;
/** Gives up after this many milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Calls `isDone` whenever the DOM becomes idle, until it returns true.
 * @returns a function that stops it
 */
export function onDomIdle(isDone: () => boolean): () => void {
  let settled = setTimeout(attempt, IDLE_MS);
  const end = setTimeout(stop, TIMEOUT_MS);
  const observer = new MutationObserver(() => {
    clearTimeout(settled);
    settled = setTimeout(attempt, IDLE_MS);
  });
  function stop() {
    clearTimeout(end);
    clearTimeout(settled);
    observer.disconnect();
  }
  function attempt() {
    if (isDone()) stop();
  }
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy', 'disabled'] });
  return stop;
}
