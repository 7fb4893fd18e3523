import { useFormats, useT } from '../../i18n/I18nProvider';
import { namesOf, type Participant } from './names';
import { useWords } from './useWords';

/** The names of people in the language of the page. */
export function useNames(): (people: readonly Pick<Participant, 'displayName' | 'handle'>[]) => string {
  const say = useWords();
  const t = useT();
  const formats = useFormats();
  return (people) => namesOf(people, say, t, formats);
}
