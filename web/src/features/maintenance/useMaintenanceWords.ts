import { wordsOf } from '../../i18n/words';
import { en } from './words.en';

/** What is said of maintenance to whoever meets it. */
export const useMaintenanceWords = wordsOf(en, async () => (await import('./words.he')).he);
export { en as englishWords };
