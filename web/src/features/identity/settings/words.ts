import { wordsOf } from '../../../i18n/words';
import { en } from './words.en';

export const useWords = wordsOf(en, async () => (await import('./words.he')).he);
