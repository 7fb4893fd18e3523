import { isDeletedHandle } from '@mallard/rules/deleted-handle';
import type { Translator } from '../../../i18n/translator';

interface Named {
  displayName: string;
  handle: string;
}

/** What someone is called on the page. */
export const personName = (person: Named, t: Translator): string =>
  isDeletedHandle(person.handle) ? t('profiles.deletedAccount') : person.displayName || person.handle;
