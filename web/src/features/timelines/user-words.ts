import { wordsOf } from '../../i18n/words';
import { en } from './user-words.en';

export const useUserWords = wordsOf(en, async () => (await import('./user-words.he')).he);
