/*
 * The rules of scheduling, one set for the server, which decides, and the web client, which says them beforehand.
 * This file is the package's door for the client (@mallard/server/scheduling-rules): no imports.
 */

/** A quack is scheduled so many minutes ahead at least. */
export const MIN_MINUTES_AHEAD = 5;
/** And so many days at most. */
export const MAX_DAYS_AHEAD = 365;
/** Quacks that one person may have waiting, those that failed included. */
export const MAX_WAITING = 100;
/** Quacks of one person that may be due on one day (UTC), those published on it included. */
export const MAX_ON_DAY = 25;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** @returns what is wrong with an instant, seen from `now`; null where nothing is */
export function publishTimeProblem(publishAt: Date, now: Date): 'TOO_SOON' | 'TOO_LATE' | null {
  const ahead = publishAt.getTime() - now.getTime();
  if (ahead < MIN_MINUTES_AHEAD * MINUTE_MS) return 'TOO_SOON';
  if (ahead > MAX_DAYS_AHEAD * DAY_MS) return 'TOO_LATE';
  return null;
}
