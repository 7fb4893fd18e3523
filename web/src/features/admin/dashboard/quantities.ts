import type { Language } from '../../../i18n/languages';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** 1,536,000,000 bytes as "1.5 GB", localized, with the unit on the correct side in any text. */
export function inBytes(bytes: number, language: Language): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const unit = UNITS[power] ?? 'byte';
  const quantity = new Intl.NumberFormat(language === 'he' ? 'he-IL' : 'en', {
    style: 'unit',
    unit,
    maximumFractionDigits: power > 2 ? 1 : 0,
  }).format(bytes / 1_000 ** power);
  return `\u2068${quantity}\u2069`;
}

export function inPercent(part: number, language: Language): string {
  return new Intl.NumberFormat(language === 'he' ? 'he-IL' : 'en', { style: 'percent' }).format(part);
}

/** Parses a day such as 2026-03-01 as noon in UTC, which is the same day in nearly every time zone. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
