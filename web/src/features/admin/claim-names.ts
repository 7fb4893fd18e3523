import { createMessages } from '../../i18n/create-messages';
import { en } from './claim-names.en';

const useNames = createMessages(en, async () => (await import('./claim-names.he')).he);

/** The translated name of a claim; claims defined by administrators have the stored name only. */
export function useClaimName(): (claim: { value: string; name: string }) => string {
  const names = useNames();
  return ({ value, name }) => (value in en ? names(value as keyof typeof en) : name);
}

/** The same for a category; `key` identifies the required ones. */
export function useCategoryName(): (category: { key: string | null; name: string }) => string {
  const names = useNames();
  return ({ key, name }) =>
    key !== null && `category:${key}` in en ? names(`category:${key}` as keyof typeof en) : name;
}
