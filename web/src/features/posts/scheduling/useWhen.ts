import { useLanguage } from '../../../i18n/I18nProvider';
import { useMessages } from './messages';

/** Formats future times in the viewer's language and the device's time zone. */
export function useWhen() {
  const { language } = useLanguage();
  const w = useMessages();
  const locale = language === 'he' ? 'he-IL' : 'en';
  const [clock, shortDay] = [
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }),
    new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }),
  ];
  const full = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const time = (at: Date) => clock.format(at);

  /** "Tomorrow, Sunday, November 22". */
  function day(at: Date, now: Date): string {
    const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
    const name = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', ...year }).format(
      at,
    );
    const days = daysBetween(now, at);
    if (days === 0) return w('today', { day: name });
    return days === 1 ? w('tomorrow', { day: name }) : name;
  }

  return {
    time,
    day,
    /** Such as "Mon, Nov 30": a weekday alone would not say which week. */
    shortDay: (at: Date) => shortDay.format(at),
    /** The day and the time, within a sentence. */
    moment: (at: Date) => full.format(at),
    /** Such as "Israel Time (Asia/Jerusalem)". */
    zone: zoneName(locale),
    weekStart: language === 'he' ? 0 : 1,
  };
}

/** The name of the device's time zone in both summer and winter, because the times beside it may be in either. */
export function zoneName(locale: string, timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const nameAs = (timeZoneName: 'long' | 'longGeneric' | 'shortGeneric') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value;
  const generic = nameAs('longGeneric');
  // A zone without summer time has no such name, only "India Standard Time" or "India Time".
  const name = generic === nameAs('long') ? nameAs('shortGeneric') : generic;
  return name === undefined || name === timeZone ? timeZone : `${name} (${timeZone})`;
}

/** The number of midnights between two instants in the device's time zone. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}
