/** The timeout after which the server counts as unreachable. */
const TIMEOUT_MS = 10_000;

/** Identifies the running build: the path of the entry file. */
export function ownEntry(): string | undefined {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return entry ? new URL(entry.src).pathname : undefined;
}

/**
 * Whether the server serves another build than the running one.
 * @throws if the server does not respond with a page
 */
export async function isOutdated(): Promise<boolean> {
  const response = await fetch('/stream', {
    headers: { accept: 'text/html' },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The server answered with ${response.status}`);
  const page = await response.text();
  const entry = ownEntry();
  return entry !== undefined && !page.includes(`"${entry}"`);
}
