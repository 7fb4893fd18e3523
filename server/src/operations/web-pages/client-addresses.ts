import { isUuid } from '#kernel/database/ids.js';
import { handleOfResource } from '#mastodon/instance/resource.js';

const PROFILE = /^\/@([^/]+)$/;
const POST = /^\/@[^/]+\/([^/]+)$/;

interface Site {
  readonly origin: string;
  readonly host: string;
}

/**
 * Where an address leads that the client API gives out: `/@ada` and `/@ada/{id}`, and `/authorize_interaction?uri=`, by which other
 * programs ask a site to show something.
 * @param path without a trailing slash
 * @returns null for every other address
 */
export function clientAddress(path: string, query: unknown, site: Site): string | null {
  const [, handle] = PROFILE.exec(path) ?? [];
  if (handle !== undefined) return `/user/${handle}`;
  const [, id] = POST.exec(path) ?? [];
  if (id !== undefined && isUuid(id)) return `/post/${id.toLowerCase()}`;
  return path === '/authorize_interaction' ? interactionAddress(query, site) : null;
}

function interactionAddress(query: unknown, site: Site): string {
  const { uri } = query as { uri?: unknown };
  if (typeof uri !== 'string' || uri.trim() === '') return '/search';
  const handle = handleOfResource(uri, site);
  if (handle !== null) return `/user/${handle}`;
  // A path of this site, and never `//elsewhere`, which would lead away.
  const url = URL.parse(uri);
  if (url?.origin === site.origin && !url.pathname.startsWith('//')) return url.pathname + url.search;
  return `/search?q=${encodeURIComponent(uri)}`;
}
