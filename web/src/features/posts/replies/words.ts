import { wordsOf } from '../../../i18n/words';
import { en } from './words.en';

export const useReplyWords = wordsOf(en, async () => (await import('./words.he')).he);
