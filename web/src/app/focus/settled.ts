/** What came is there once nothing has changed for so long, in milliseconds. */
const SETTLED_MS = 100;
/** What takes longer than this, in milliseconds, has been given up. */
const LONGEST_MS = 10_000;

/**
 * Tries something soon and whenever the page has changed and settled again, until it is done.
 * @returns a function that gives up
 */
export function whenSettled(isDone: () => boolean): () => void {
  let settled = setTimeout(attempt, SETTLED_MS);
  const end = setTimeout(stop, LONGEST_MS);
  const observer = new MutationObserver(() => {
    clearTimeout(settled);
    settled = setTimeout(attempt, SETTLED_MS);
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
