import { wordsOf } from '../../i18n/words';
import { en } from './staff-words.en';

export const useStaffWords = wordsOf(en, async () => (await import('./staff-words.he')).he);
