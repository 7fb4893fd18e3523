import type { Language } from '../../../../i18n/languages';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "in 5 hours" or "2 days ago", in whole units. */
export function dueTime(due: Date, now: Date, language: Language): string {
  const remaining = due.getTime() - now.getTime();
  const [unit, length] = UNITS.find(([, each]) => Math.abs(remaining) >= each) ?? UNITS[2];
  const format = new Intl.RelativeTimeFormat(language === 'he' ? 'he-IL' : 'en', { numeric: 'always' });
  // Hebrew has words for one and two of a unit; Intl adds the number in brackets after them.
  return format.format(Math.trunc(remaining / length), unit).replace(/ \(\d+\)$/, '');
}
