import { KEEP_HEADER, KEPT_AT_HEADER } from '../worker/messages';
import { turn } from '../ui/frame-turns';
import { takeEarly } from './early';

export interface Freshness {
  /** When what is shown was kept on the device, in milliseconds since 1970; null where it comes from the server. */
  keptAt: number | null;
  /** The server has a newer client than the one that runs here. */
  isOutdated: boolean;
}

let current: Freshness = { keptAt: null, isOutdated: false };
const listeners = new Set<() => void>();

/** How current the page is. It is told from the first answer on, long before anything that shows it has come. */
export const freshness = {
  read: (): Freshness => current,
  set: (changes: Partial<Freshness>): void => {
    const next = { ...current, ...changes };
    if (next.keptAt === current.keptAt && next.isOutdated === current.isOutdated) return;
    current = next;
    for (const listener of [...listeners]) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Fetches, and notes of what the service worker keeps whether it is from before. */
export async function fetchNotingAge(input: RequestInfo | URL, options: RequestInit = {}): Promise<Response> {
  const response = await (takeEarly(options) ?? fetch(input, options));
  // A later page: what it brings is read while somebody scrolls.
  if ((options.body as string | undefined)?.includes('"after":"')) {
    const text = response.text.bind(response);
    response.text = async () => {
      const all = await text();
      await turn();
      return all;
    };
  }
  if (!new Headers(options.headers).has(KEEP_HEADER)) return response;
  const keptAt = response.headers.get(KEPT_AT_HEADER);
  freshness.set({ keptAt: keptAt === null ? null : Number(keptAt) });
  return response;
}
