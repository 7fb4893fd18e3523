import { wordsOf } from '../../../i18n/words';
import { en } from './forbidden-words.en';

export const useForbiddenWords = wordsOf(en, async () => (await import('./forbidden-words.he')).he);
