/* The rules of scheduling, for the server, which decides, and the web client, which shows them in advance. */

/** How many minutes ahead a quack must be scheduled at least. */
export const MIN_MINUTES_AHEAD = 5;
/** How many days ahead it can be scheduled at most. */
export const MAX_DAYS_AHEAD = 365;
/** How many scheduled quacks a person may have, including failed ones. */
export const MAX_WAITING = 100;
/** How many quacks of a person may be due on one day (UTC), including those already published on it. */
export const MAX_ON_DAY = 25;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** @returns what is wrong with an instant, as of `now`; null if nothing is */
export function publishTimeProblem(publishAt: Date, now: Date): 'TOO_SOON' | 'TOO_LATE' | null {
  const ahead = publishAt.getTime() - now.getTime();
  if (ahead < MIN_MINUTES_AHEAD * MINUTE_MS) return 'TOO_SOON';
  if (ahead > MAX_DAYS_AHEAD * DAY_MS) return 'TOO_LATE';
  return null;
}
