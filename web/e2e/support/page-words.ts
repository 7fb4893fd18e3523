import { en as settings } from '../../src/features/identity/settings/words.en';
import { he as settingsInHebrew } from '../../src/features/identity/settings/words.he';
import { en as media } from '../../src/features/media/words.en';
import { he as mediaInHebrew } from '../../src/features/media/words.he';
import { en as reply } from '../../src/features/posts/replies/words.en';
import { he as replyInHebrew } from '../../src/features/posts/replies/words.he';
import { en as thread } from '../../src/features/posts/thread/words.en';
import { he as threadInHebrew } from '../../src/features/posts/thread/words.he';
import { en as kept } from '../../src/features/timelines/kept-words.en';
import { he as keptInHebrew } from '../../src/features/timelines/kept-words.he';
import { en as user } from '../../src/features/timelines/user-words.en';
import { he as userInHebrew } from '../../src/features/timelines/user-words.he';
import type { Language } from '../../src/i18n/languages';
import type { Translator } from '../../src/i18n/translator';
import { wordsIn } from './words';

const languageOf = (t: Translator): Language => (t('shell.stream') === 'Stream' ? 'en' : 'he');

/** The words of threads and lists, in the language that a translator speaks. */
export const keptWords = (t: Translator) => wordsIn(languageOf(t), kept, keptInHebrew);
export const mediaWords = (t: Translator) => wordsIn(languageOf(t), media, mediaInHebrew);
export const userWords = (t: Translator) => wordsIn(languageOf(t), user, userInHebrew);
export const replyWords = (t: Translator) => wordsIn(languageOf(t), reply, replyInHebrew);
export const threadWords = (t: Translator) => wordsIn(languageOf(t), thread, threadInHebrew);
export const settingsWords = (t: Translator) => wordsIn(languageOf(t), settings, settingsInHebrew);
