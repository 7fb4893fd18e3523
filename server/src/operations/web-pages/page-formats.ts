import type { Language } from '#kernel/request/language.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Numbers and moments as the client writes them (web/src/i18n/formats.ts). Days are those of UTC: where a reader is, nobody knows yet. */
export interface PageFormats {
  number(value: number): string;
  /** 1234 as 1.2K. */
  compact(value: number): string;
  /** "now", "5m", "3h", "2d" within a week, then the date, with the year where it is another one. */
  ago(date: Date, now: Date): string;
  /** Day, month in words and year. */
  day(date: Date): string;
  /** Month in words and year. */
  month(date: Date): string;
}

export const PAGE_FORMATS: Readonly<Record<Language, PageFormats>> = { en: formatsOf('en'), he: formatsOf('he-IL') };

function formatsOf(locale: string): PageFormats {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const units = (unit: string) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' });
  const numbers = new Intl.NumberFormat(locale);
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const now = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const [minutes, hours, days] = [units('minute'), units('hour'), units('day')];
  const thisYear = dates({ day: 'numeric', month: 'short' });
  const anyYear = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const day = dates({ dateStyle: 'long' });
  const month = dates({ month: 'long', year: 'numeric' });

  return {
    number: (value) => numbers.format(value),
    compact: (value) => compact.format(value),
    ago(date, at) {
      const seconds = Math.max(0, (at.getTime() - date.getTime()) / 1000);
      if (seconds < MINUTE) return now;
      if (seconds < HOUR) return minutes.format(Math.floor(seconds / MINUTE));
      if (seconds < DAY) return hours.format(Math.floor(seconds / HOUR));
      if (seconds < WEEK) return days.format(Math.floor(seconds / DAY));
      return (date.getUTCFullYear() === at.getUTCFullYear() ? thisYear : anyYear).format(date);
    },
    day: (date) => day.format(date),
    month: (date) => month.format(date),
  };
}
