/** Longest path that a window can cover, in characters. */
export const MAX_ROUTE_PATH = 200;

/** A plain path: no query, fragment, spaces or dot segments. */
const ROUTE_PATH = /^\/(?!\/)[^\s?#\\\p{Cc}\p{Cs}]*$/u;

/** The canonical form of a path, by which windows and visits are compared. */
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

/** @returns the path to store; null if it is no path of the web client */
export function parseRoutePath(text: string): string | null {
  const path = text.trim();
  if (path.length > MAX_ROUTE_PATH || !ROUTE_PATH.test(path) || /(^|\/)\.\.?(\/|$)/.test(path)) return null;
  return spelt(path);
}

/** The current page in any spelling; null if it is unknown. */
export function visitedPath(text: string | null | undefined): string | null {
  const path = (text ?? '').split(/[?#]/, 1)[0]?.trim() ?? '';
  if (path === '') return null;
  return spelt(path.startsWith('/') ? path : `/${path}`);
}

/** Whether a window covers a page: its path and everything below. `/` is the front page alone. */
export function covers(routePath: string, visited: string): boolean {
  return visited === routePath || (routePath !== '/' && visited.startsWith(`${routePath}/`));
}
