import type { Translator } from '../../i18n/translator';

interface Named {
  displayName: string;
  handle: string;
}

/** The handle that the server gives to an account that was deleted while its quacks were kept; nobody can choose one like it. */
const DELETED = /^deleted_[0-9a-f]{12}$/;

export const isDeleted = ({ handle }: Pick<Named, 'handle'>): boolean => DELETED.test(handle);

/** What somebody is called on the page. */
export const personName = (person: Named, t: Translator): string =>
  isDeleted(person) ? t('profiles.deletedAccount') : person.displayName || person.handle;
