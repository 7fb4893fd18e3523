import { useFormats } from '../../../i18n/I18nProvider';
import { useNow } from '../../../ui/text/useNow';

/** A time within a sentence: "3 hours ago". */
export function InWords({ at }: { at: string }) {
  const formats = useFormats();
  const now = useNow();
  const date = new Date(at);
  return (
    <time dateTime={at} data-tooltip={formats.moment(date)}>
      {formats.agoInWords(date, now)}
    </time>
  );
}
