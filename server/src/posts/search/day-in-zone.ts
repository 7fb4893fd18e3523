const MINUTE_MS = 60_000;

/**
 * When a day begins in a time zone, in milliseconds since 1970.
 * @param day such as 2026-11-21
 * @param timeZone of the IANA database, such as Asia/Jerusalem
 * @returns null for a day that doesn't exist, or an unknown zone
 */
export function startOfDay(day: string, timeZone: string): number | null {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  // Date.parse accepts 30 February as the first of March.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return null;
  if (timeZone === 'UTC') return midnight;
  const format = formatOf(timeZone);
  if (format === null) return null;
  const guess = midnight - offsetAt(midnight, format);
  const start = midnight - offsetAt(guess, format);
  // Where clocks go forward at midnight, the day begins at one o'clock.
  return start + offsetAt(start, format) < midnight ? Math.max(guess, start) : start;
}

export const isTimeZone = (timeZone: string): boolean => timeZone.length <= 100 && formatOf(timeZone) !== null;

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric' },
    });
  } catch {
    return null;
  }
}

/** How far local time is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, format: Intl.DateTimeFormat): number {
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const local = Date.UTC(parts['year']!, parts['month']! - 1, parts['day'], parts['hour'], parts['minute']);
  return local - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}
