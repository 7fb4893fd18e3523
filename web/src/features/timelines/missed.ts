/** How far clocks and commits of the server may put quacks out of order, in milliseconds. */
const SLACK_MS = 60_000;

export interface KnownQuacks {
  has(id: string): boolean;
  /** The id of the newest one; null where there is none. */
  newest: string | null;
}

export interface PageFindings {
  /** Ids that were not known, newest first. */
  missed: string[];
  /** True where the page reaches back to what was known, so that nothing is missing in between. */
  isConnected: boolean;
}

/**
 * What a page of a newest-first stream holds that a reader has not got. Unknown quacks that are clearly older than the
 * newest known one are not missed: they are there because the reader follows other people than before.
 */
export function missedIn(page: readonly string[], hasNextPage: boolean, known: KnownQuacks): PageFindings {
  const { newest } = known;
  if (newest === null) return { missed: [...page], isConnected: !hasNextPage };
  const since = timeOf(newest) - SLACK_MS;
  const missed = page.filter((id) => !known.has(id) && timeOf(id) >= since);
  const isConnected = !hasNextPage || page.some((id) => known.has(id) || timeOf(id) < since);
  return { missed, isConnected };
}

/** When the thing with this id (a UUID of version 7) was made, in milliseconds since 1970. */
export const timeOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** Newest first; ids of version 7 sort by time. */
export const newestFirst = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
