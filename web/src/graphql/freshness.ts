import { KEEP_HEADER, KEPT_AT_HEADER } from '../worker/messages';
import { takeEarly } from './early';

export interface Freshness {
  /** When the shown data was stored on the device, in milliseconds since 1970; null if it comes from the server. */
  savedAt: number | null;
  /** The server has a newer version of the client. */
  isOutdated: boolean;
}

let current: Freshness = { savedAt: null, isOutdated: false };
const listeners = new Set<() => void>();

/** How current the page is. Tracked from the first response on, before any component that shows it is loaded. */
export const freshness = {
  read: (): Freshness => current,
  set: (changes: Partial<Freshness>): void => {
    const next = { ...current, ...changes };
    if (next.savedAt === current.savedAt && next.isOutdated === current.isOutdated) return;
    current = next;
    for (const listener of [...listeners]) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Fetches, and records whether the response comes from the service worker's cache, and from when. */
export async function fetchNotingAge(input: RequestInfo | URL, options: RequestInit = {}): Promise<Response> {
  const response = await (takeEarly(options) ?? fetch(input, options));
  if (!new Headers(options.headers).has(KEEP_HEADER)) return response;
  const savedAt = response.headers.get(KEPT_AT_HEADER);
  freshness.set({ savedAt: savedAt === null ? null : Number(savedAt) });
  return response;
}
