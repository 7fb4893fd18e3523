import type { Page } from '@playwright/test';
import { en as notificationsEn } from '../../src/features/notifications/words.en';
import { he as notificationsHe } from '../../src/features/notifications/words.he';
import { en as connectionEn } from '../../src/features/offline/words.en';
import { he as connectionHe } from '../../src/features/offline/words.he';
import { en as whispersEn } from '../../src/features/whispers/words.en';
import { he as whispersHe } from '../../src/features/whispers/words.he';
import { he as hebrew } from '../../src/i18n/he/catalog';
import type { Language } from '../../src/i18n/languages';
import type { Translator } from '../../src/i18n/translator';
import { wordsIn } from './words';
import type { Person } from './world';

/** What a translator speaks. */
const languageOf = (t: Translator): Language => (t('states.retry') === hebrew.states.retry ? 'he' : 'en');

export const connectionWords = (t: Translator) => wordsIn(languageOf(t), connectionEn, connectionHe);
export const notificationWords = (t: Translator) => wordsIn(languageOf(t), notificationsEn, notificationsHe);
export const whisperWords = (t: Translator) => wordsIn(languageOf(t), whispersEn, whispersHe);

/** A name as it stands in a sentence, with its direction kept to itself. */
export const isolated = ({ displayName }: Person): string => `\u2068${displayName}\u2069`;

/** Where the whispers of a conversation with one person stand. */
export const logWith = (page: Page, t: Translator, person: Person) =>
  page.getByRole('log', { name: whisperWords(t)('log', { names: isolated(person) }) });

/** Where a whisper to one person is written. */
export const fieldTo = (page: Page, t: Translator, person: Person) =>
  page.getByRole('textbox', { name: whisperWords(t)('field', { names: isolated(person) }) });
