/** Longest address of a page that a window can cover, in characters. */
export const MAX_ROUTE_PATH = 200;

/** A page's address and nothing that would make it another one: no query, no fragment, no spaces, no steps up. */
const ROUTE_PATH = /^\/(?!\/)[^\s?#\\\p{Cc}\p{Cs}]*$/u;

/** The one spelling of a path of the web client, by which windows and visits are compared. */
function spelt(path: string): string {
  const bare = decoded(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

function decoded(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

/** @returns the path as it is stored; null where it is no path of the web client */
export function parseRoutePath(text: string): string | null {
  const path = text.trim();
  if (path.length > MAX_ROUTE_PATH || !ROUTE_PATH.test(path) || /(^|\/)\.\.?(\/|$)/.test(path)) return null;
  return spelt(path);
}

/** Where somebody is, in whatever way they say it; null where they say nothing. */
export function visitedPath(text: string | null | undefined): string | null {
  const path = (text ?? '').split(/[?#]/, 1)[0]?.trim() ?? '';
  if (path === '') return null;
  return spelt(path.startsWith('/') ? path : `/${path}`);
}

/** Whether a window covers a page: its own path and those below it. `/` is the start page alone. */
export function covers(routePath: string, visited: string): boolean {
  return visited === routePath || (routePath !== '/' && visited.startsWith(`${routePath}/`));
}
