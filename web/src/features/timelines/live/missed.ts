/** How far posts can be out of order because of clocks and commits of the server, in milliseconds. */
const SLACK_MS = 60_000;

export interface KnownQuacks {
  has(id: string): boolean;
  /** The newest id; null if there is none. */
  newest: string | null;
}

export interface PageFindings {
  /** Unknown ids, newest first. */
  missed: string[];
  /** True if the page overlaps the known ids, so that there is no gap. */
  isConnected: boolean;
}

/**
 * Finds the posts of a newest-first page that the reader does not have. Unknown posts that are clearly older than the
 * newest known one are not missed: they come from changed follows.
 */
export function missedIn(page: readonly string[], hasNextPage: boolean, known: KnownQuacks): PageFindings {
  const { newest } = known;
  if (newest === null) return { missed: [...page], isConnected: !hasNextPage };
  const since = timeOf(newest) - SLACK_MS;
  const missed = page.filter((id) => !known.has(id) && timeOf(id) >= since);
  const isConnected = !hasNextPage || page.some((id) => known.has(id) || timeOf(id) < since);
  return { missed, isConnected };
}

/** The time of a UUID of version 7, in milliseconds since 1970. */
export const timeOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** Newest first; ids of version 7 sort by time. */
export const newestFirst = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
