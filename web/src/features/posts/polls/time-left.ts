const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface TimeLeft {
  unit: 'daysLeft' | 'hoursLeft' | 'minutesLeft';
  count: number;
}

/** Rounded, in the largest unit of which that is one at least; minutes are counted up. @returns null once nothing is left */
export function timeLeft(end: Date, now: Date): TimeLeft | null {
  const left = end.getTime() - now.getTime();
  if (left <= 0) return null;
  const minutes = Math.ceil(left / MINUTE_MS);
  const hours = Math.round(left / HOUR_MS);
  if (minutes < 60) return { unit: 'minutesLeft', count: minutes };
  return hours < 24
    ? { unit: 'hoursLeft', count: Math.max(1, hours) }
    : { unit: 'daysLeft', count: Math.max(1, Math.round(left / DAY_MS)) };
}
