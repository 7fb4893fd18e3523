const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "in 3 hours", rounded up to whole minutes, hours from the second one, and days from the third. */
export function timeUntil(instant: Date, now: Date, language: string): string {
  const remaining = Math.max(MINUTE_MS, instant.getTime() - now.getTime());
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  if (remaining < 2 * HOUR_MS) return format.format(Math.ceil(remaining / MINUTE_MS), 'minute');
  if (remaining < 3 * DAY_MS) return format.format(Math.ceil(remaining / HOUR_MS), 'hour');
  return format.format(Math.ceil(remaining / DAY_MS), 'day');
}
