import { useFormats } from '../../i18n/I18nProvider';
import { useNow } from './useNow';
import { sheet } from '../theme/sheet';

/** A relative time that stays current, with the full time as tooltip and in `datetime`. */
export function Time({ at }: { at: string | Date }) {
  const formats = useFormats();
  const date = typeof at === 'string' ? new Date(at) : at;
  const now = useNow();
  return (
    <time
      dateTime={date.toISOString()}
      data-tooltip={formats.moment(date)}
      aria-label={`${formats.agoInWords(date, now)}, ${formats.moment(date)}`}
      className={styles.time}
    >
      {formats.ago(date, now)}
    </time>
  );
}

const styles = sheet({ time: { whiteSpace: 'nowrap' } });
