import { wordsOf } from '../../i18n/words';
import { en } from './claim-names.en';

const useNames = wordsOf(en, async () => (await import('./claim-names.he')).he);

/** The name of a claim in the reader's language; what administrators defined has the name that they gave it. */
export function useClaimName(): (claim: { value: string; name: string }) => string {
  const names = useNames();
  return ({ value, name }) => (value in en ? names(value as keyof typeof en) : name);
}

/** The same for a category; `key` is that of the ones that the site needs. */
export function useCategoryName(): (category: { key: string | null; name: string }) => string {
  const names = useNames();
  return ({ key, name }) =>
    key !== null && `category:${key}` in en ? names(`category:${key}` as keyof typeof en) : name;
}
