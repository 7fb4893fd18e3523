import { useFormats, useT } from '../../../i18n/I18nProvider';
import { namesOf, type Participant } from './names';
import { useMessages } from './useMessages';

/** Formats names in the page's language. */
export function useNames(): (people: readonly Pick<Participant, 'displayName' | 'handle'>[]) => string {
  const say = useMessages();
  const t = useT();
  const formats = useFormats();
  return (people) => namesOf(people, say, t, formats);
}
