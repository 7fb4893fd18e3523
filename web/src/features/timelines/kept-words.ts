import { wordsOf } from '../../i18n/words';
import { en } from './kept-words.en';

export const useKeptWords = wordsOf(en, async () => (await import('./kept-words.he')).he);
