/** How far posts can be out of order because of clocks and commits of the server, in milliseconds. */
const SLACK_MS = 60_000;

/**
 * The id after which a list may lack posts, which is a minute older than its newest: a UUID of version 7 that no post has.
 */
export function startOfMissed(newest: string): string {
  const time = Math.max(0, timeOf(newest) - SLACK_MS)
    .toString(16)
    .padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** The time of a UUID of version 7, in milliseconds since 1970. */
export const timeOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** Newest first; ids of version 7 sort by time. */
export const newestFirst = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
