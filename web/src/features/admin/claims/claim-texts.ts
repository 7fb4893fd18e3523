import { createMessages } from '../../../i18n/create-messages';
import { en } from './claim-texts.en';

const useTexts = createMessages(en, async () => (await import('./claim-texts.he')).he);

/** The translated description of a claim; claims defined by administrators have the stored one only. */
export function useClaimText(): (claim: { value: string; description: string }) => string {
  const texts = useTexts();
  return ({ value, description }) => (value in en ? texts(value as keyof typeof en) : description);
}

/** The same for a category; `key` identifies the required ones. */
export function useCategoryText(): (category: { key: string | null; description: string }) => string {
  const texts = useTexts();
  return ({ key, description }) =>
    key !== null && `category:${key}` in en ? texts(`category:${key}` as keyof typeof en) : description;
}
