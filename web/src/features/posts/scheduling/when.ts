import { publishTimeProblem } from '@mallard/rules/scheduling-rules';

/** The values of a date and a time field in the device's time zone; empty if not set. */
export interface LocalTime {
  date: string;
  time: string;
}

export type WhenProblem = 'INCOMPLETE' | 'TOO_SOON' | 'TOO_LATE';

export interface Preset {
  name: 'inAnHour' | 'thisEvening' | 'tomorrow' | 'week';
  at: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const [MORNING, EVENING] = [9, 18];
/** With less of the day left, the evening is not suggested. */
const EVENING_AHEAD_MS = HOUR_MS;

const two = (value: number) => String(value).padStart(2, '0');

export function localTimeOf(instant: Date): LocalTime {
  const date = `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
  return { date, time: `${two(instant.getHours())}:${two(instant.getMinutes())}` };
}

/** Null if a field is empty. An hour that daylight saving skips becomes the next one. */
export function instantOf({ date, time }: LocalTime): Date | null {
  const instant = new Date(`${date}T${time}`);
  return date === '' || time === '' || Number.isNaN(instant.getTime()) ? null : instant;
}

/** Why a time is not accepted; `kept`, the current time of the post, may be closer than others. */
export function whenProblem(local: LocalTime, now: Date, kept?: Date): WhenProblem | null {
  const instant = instantOf(local);
  if (!instant) return 'INCOMPLETE';
  if (kept && isSameMinute(instant, kept) && kept > now) return null;
  return publishTimeProblem(instant, now);
}

/** The instant to send: an untouched time keeps its seconds, which the fields don't show. */
export function chosenInstant(local: LocalTime, kept?: Date): Date | null {
  const instant = instantOf(local);
  return instant && kept && isSameMinute(instant, kept) ? kept : instant;
}

/** Suggested times, soonest first. @param weekStart the first working day of a week, 0 for Sunday */
export function presetsFrom(now: Date, weekStart: number): Preset[] {
  const inAnHour = new Date(Math.ceil((now.getTime() + HOUR_MS) / (5 * MINUTE_MS)) * 5 * MINUTE_MS);
  const evening = dayAt(now, 0, EVENING);
  const presets: Preset[] = [{ name: 'inAnHour', at: inAnHour }];
  if (evening.getTime() - inAnHour.getTime() >= EVENING_AHEAD_MS) presets.push({ name: 'thisEvening', at: evening });
  presets.push({ name: 'tomorrow', at: dayAt(now, 1, MORNING) });
  const untilWeek = (weekStart - now.getDay() + 7) % 7;
  // Tomorrow is already suggested, and today is this week.
  presets.push({ name: 'week', at: dayAt(now, untilWeek <= 1 ? untilWeek + 7 : untilWeek, MORNING) });
  return presets;
}

function dayAt(from: Date, days: number, hour: number): Date {
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, hour);
}

function isSameMinute(one: Date, other: Date): boolean {
  return Math.floor(one.getTime() / MINUTE_MS) === Math.floor(other.getTime() / MINUTE_MS);
}
