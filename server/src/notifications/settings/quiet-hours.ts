import { startOfDay } from '#posts/search/day-in-zone.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface QuietHours {
  has_quiet_hours: boolean;
  /** Minutes since midnight in the time zone. */
  quiet_from: number;
  /** As `quiet_from`; before it: on the next day. */
  quiet_until: number;
  time_zone: string;
}

/** @returns when the quiet hours end that `now` lies in; null if it lies in none */
export function quietUntil(
  { has_quiet_hours, quiet_from, quiet_until, time_zone }: QuietHours,
  now: Date,
): Date | null {
  if (!has_quiet_hours || quiet_from === quiet_until) return null;
  const { day, minute } = localTimeOf(now, time_zone);
  const spansMidnight = quiet_from > quiet_until;
  const isQuiet = spansMidnight
    ? minute >= quiet_from || minute < quiet_until
    : minute >= quiet_from && minute < quiet_until;
  if (!isQuiet) return null;
  const endsOn = spansMidnight && minute >= quiet_from ? dayAfter(day, 1) : day;
  const end = instantIn(endsOn, quiet_until, time_zone);
  // On a day on which clocks change, the end can lie in the past already.
  return new Date(end > now.getTime() ? end : now.getTime() + MINUTE_MS);
}

/** The local hour of digests, in minutes since midnight. */
const DIGEST_MINUTE = 8 * 60;
const MONDAY = 1;

/** When the next digest after `now` is due: at eight in the morning, weekly ones on Mondays. */
export function nextDigestAt(digest: 'daily' | 'weekly', timeZone: string, now: Date): Date {
  let { day } = localTimeOf(now, timeZone);
  while (true) {
    const due = instantIn(day, DIGEST_MINUTE, timeZone);
    const isDay = digest === 'daily' || new Date(`${day}T00:00Z`).getUTCDay() === MONDAY;
    if (isDay && due > now.getTime()) return new Date(due);
    day = dayAfter(day, 1);
  }
}

/** How long a period lasts that a digest tells of, in milliseconds. */
export const periodOf = (digest: 'daily' | 'weekly'): number => (digest === 'daily' ? 1 : 7) * DAY_MS;

/** The minute since midnight, and the day such as 2026-11-26. */
function localTimeOf(instant: Date, timeZone: string): { day: string; minute: number } {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minute: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** In milliseconds since 1970; on a day on which clocks change, up to an hour off. */
function instantIn(day: string, minute: number, timeZone: string): number {
  return (startOfDay(day, timeZone) ?? Date.parse(`${day}T00:00Z`)) + minute * MINUTE_MS;
}
