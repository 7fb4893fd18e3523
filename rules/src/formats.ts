import { once } from './once.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Formats of numbers and times in a language. */
export interface Formats {
  number(value: number): string;
  /** 1234 as 1.2K, for narrow spaces. */
  compact(value: number): string;
  /** "now", "5m", "3h", "2d" within a week, then the date, with its year if it is not the current one. */
  ago(date: Date, now: Date): string;
  /** "5 minutes ago", for assistive technology and sentences. */
  agoInWords(date: Date, now: Date): string;
  /** The full date and time. */
  moment(date: Date): string;
  /** Hours and minutes. */
  time(date: Date): string;
  day(date: Date): string;
  month(date: Date): string;
  list(items: readonly string[]): string;
  /** Whole kilometers with their unit, such as "7 km". */
  kilometers(count: number): string;
}

/** Hebrew has words for one and two of a unit; Intl adds the number in brackets after them. */
function spoken(format: Intl.RelativeTimeFormat, value: number, unit: Intl.RelativeTimeFormatUnit): string {
  return format.format(value, unit).replace(/ \(\d+\)$/, '');
}

/** @param timeZone by default that of the device; the server passes UTC, because it can't know the reader's */
export function createFormats(language: 'en' | 'he', timeZone?: 'UTC'): Formats {
  const locale = language === 'he' ? 'he-IL' : 'en';
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
  const numbers = once(() => new Intl.NumberFormat(locale));
  const compact = once(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const words = { format: (value: number, of: Intl.RelativeTimeFormatUnit) => spoken(relative(), value, of) };
  const unit = (name: 'minute' | 'hour' | 'day') =>
    once(() => new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'narrow' }));
  const [minutes, hours, days] = [unit('minute'), unit('hour'), unit('day')];
  const thisYear = dates({ day: 'numeric', month: 'short' });
  const anyYear = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const moment = dates({ dateStyle: 'long', timeStyle: 'short' });
  const time = dates({ timeStyle: 'short' });
  const month = dates({ month: 'long', year: 'numeric' });
  const kilometers = once(
    () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }),
  );
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const yearOf = (date: Date) => (timeZone === 'UTC' ? date.getUTCFullYear() : date.getFullYear());
  const dateOnly = (date: Date, now: Date) => (yearOf(date) === yearOf(now) ? thisYear : anyYear)().format(date);
  const secondsBetween = (date: Date, now: Date) => Math.max(0, (now.getTime() - date.getTime()) / 1000);

  return {
    number: (value) => numbers().format(value),
    compact: (value) => compact().format(value),
    ago(date, now) {
      const seconds = secondsBetween(date, now);
      if (seconds < MINUTE) return words.format(0, 'second');
      if (seconds < HOUR) return minutes().format(Math.floor(seconds / MINUTE));
      if (seconds < DAY) return hours().format(Math.floor(seconds / HOUR));
      if (seconds < WEEK) return days().format(Math.floor(seconds / DAY));
      return dateOnly(date, now);
    },
    agoInWords(date, now) {
      const seconds = secondsBetween(date, now);
      if (seconds < MINUTE) return words.format(0, 'second');
      if (seconds < HOUR) return words.format(-Math.floor(seconds / MINUTE), 'minute');
      if (seconds < DAY) return words.format(-Math.floor(seconds / HOUR), 'hour');
      if (seconds < WEEK) return words.format(-Math.floor(seconds / DAY), 'day');
      return anyYear().format(date);
    },
    moment: (date) => moment().format(date),
    time: (date) => time().format(date),
    day: (date) => anyYear().format(date),
    month: (date) => month().format(date),
    list: (items) => lists().format(items),
    kilometers: (count) => kilometers().format(count),
  };
}
