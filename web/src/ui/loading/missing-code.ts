const STYLE = /^Unable to preload CSS for /;
const SCRIPT = /dynamically imported module|module script|Importing a module/i;

/** Whether an error means that a script or style of the client could not be fetched. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && (STYLE.test(error.message) || (error instanceof TypeError && SCRIPT.test(error.message)));

const missingStyles = new Set<HTMLLinkElement>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target);
  },
  // Error events of elements do not bubble.
  true,
);

let fetching: Promise<void> | null = null;

/**
 * Fetches styles that failed to load: Vite requests each only once, and the next import continues without it. Callers at the same
 * time, such as a page and its frame, wait for the same requests.
 * @throws Error if one fails again
 */
export function fetchMissingStyles(): Promise<void> {
  fetching ??= fetchAgain().finally(() => (fetching = null));
  return fetching;
}

async function fetchAgain(): Promise<void> {
  const again = [...missingStyles].map(async (link) => {
    missingStyles.delete(link);
    const next = link.cloneNode() as HTMLLinkElement;
    await new Promise<void>((resolve, reject) => {
      next.onload = () => resolve();
      next.onerror = () => reject(new Error(`Unable to preload CSS for ${next.href}`));
      link.replaceWith(next);
    });
  });
  await Promise.all(again);
}
