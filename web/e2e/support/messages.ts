import { en as explore } from '../../src/features/timelines/explore/messages.en';
import { he as exploreInHebrew } from '../../src/features/timelines/explore/messages.he';
import { en as frontDoor } from '../../src/features/front-door/messages.en';
import { he as frontDoorInHebrew } from '../../src/features/front-door/messages.he';
import { en as hashtags } from '../../src/features/timelines/hashtags/messages.en';
import { he as hashtagsInHebrew } from '../../src/features/timelines/hashtags/messages.he';
import { en as media } from '../../src/features/posts/media/messages.en';
import { he as mediaInHebrew } from '../../src/features/posts/media/messages.he';
import { en as places } from '../../src/features/posts/nearby/messages.en';
import { he as placesInHebrew } from '../../src/features/posts/nearby/messages.he';
import { en as scheduling } from '../../src/features/posts/scheduling/messages.en';
import { he as schedulingInHebrew } from '../../src/features/posts/scheduling/messages.he';
import { en as appearance } from '../../src/features/session/theme/messages.en';
import { he as appearanceInHebrew } from '../../src/features/session/theme/messages.he';
import type { Language } from '../../src/i18n/languages';
import type { Namespace, Translation } from '../../src/i18n/messages';
import { createBaseTranslator } from '../../src/i18n/base-translator';
import type { Messages } from '../../src/i18n/create-messages';

/** The words that travel with a page, in the language of a test. */
export function messagesIn<Source extends Namespace>(
  language: Language,
  english: Source,
  hebrew: Translation<Source>,
): Messages<Source> {
  const words: Namespace = language === 'he' ? hebrew : english;
  return createBaseTranslator(language, (key) => words[key]) as Messages<Source>;
}

export const exploreMessages = (language: Language) => messagesIn(language, explore, exploreInHebrew);
export const frontDoorMessages = (language: Language) => messagesIn(language, frontDoor, frontDoorInHebrew);
export const hashtagMessages = (language: Language) => messagesIn(language, hashtags, hashtagsInHebrew);
export const mediaMessages = (language: Language) => messagesIn(language, media, mediaInHebrew);
export const placeMessages = (language: Language) => messagesIn(language, places, placesInHebrew);
export const schedulingMessages = (language: Language) => messagesIn(language, scheduling, schedulingInHebrew);
export const appearanceMessages = (language: Language) => messagesIn(language, appearance, appearanceInHebrew);
