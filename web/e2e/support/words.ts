import { en as explore } from '../../src/features/explore/words.en';
import { he as exploreInHebrew } from '../../src/features/explore/words.he';
import { en as frontDoor } from '../../src/features/front-door/words.en';
import { he as frontDoorInHebrew } from '../../src/features/front-door/words.he';
import { en as hashtags } from '../../src/features/hashtags/words.en';
import { he as hashtagsInHebrew } from '../../src/features/hashtags/words.he';
import { en as media } from '../../src/features/media/words.en';
import { he as mediaInHebrew } from '../../src/features/media/words.he';
import { en as places } from '../../src/features/places/words.en';
import { he as placesInHebrew } from '../../src/features/places/words.he';
import { en as scheduling } from '../../src/features/scheduling/words.en';
import { he as schedulingInHebrew } from '../../src/features/scheduling/words.he';
import { en as look } from '../../src/features/theme/words.en';
import { he as lookInHebrew } from '../../src/features/theme/words.he';
import type { Language } from '../../src/i18n/languages';
import type { Namespace, Translation } from '../../src/i18n/messages';
import { createSpeaker } from '../../src/i18n/speaker';
import type { Words } from '../../src/i18n/words';

/** The words that travel with a page, in the language of a test. */
export function wordsIn<Source extends Namespace>(
  language: Language,
  english: Source,
  hebrew: Translation<Source>,
): Words<Source> {
  const words: Namespace = language === 'he' ? hebrew : english;
  return createSpeaker(language, (key) => words[key]) as Words<Source>;
}

export const exploreWords = (language: Language) => wordsIn(language, explore, exploreInHebrew);
export const frontDoorWords = (language: Language) => wordsIn(language, frontDoor, frontDoorInHebrew);
export const hashtagWords = (language: Language) => wordsIn(language, hashtags, hashtagsInHebrew);
export const mediaWords = (language: Language) => wordsIn(language, media, mediaInHebrew);
export const placeWords = (language: Language) => wordsIn(language, places, placesInHebrew);
export const schedulingWords = (language: Language) => wordsIn(language, scheduling, schedulingInHebrew);
export const lookWords = (language: Language) => wordsIn(language, look, lookInHebrew);
