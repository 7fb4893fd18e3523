const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface TimeLeft {
  unit: 'daysLeft' | 'hoursLeft' | 'minutesLeft';
  count: number;
}

/** In the largest unit that is full once, rounded; the last minutes are counted up. @returns null once nothing is left */
export function timeLeft(end: Date, now: Date): TimeLeft | null {
  const left = end.getTime() - now.getTime();
  if (left <= 0) return null;
  if (left >= DAY_MS) return { unit: 'daysLeft', count: Math.round(left / DAY_MS) };
  if (left >= HOUR_MS) return { unit: 'hoursLeft', count: Math.round(left / HOUR_MS) };
  return { unit: 'minutesLeft', count: Math.ceil(left / MINUTE_MS) };
}
