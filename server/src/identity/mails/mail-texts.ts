import { isLanguage, type Language } from '#kernel/request/language.js';
import type { MailTexts } from './mail-text.js';
import { ENGLISH } from './mail-texts.en.js';
import { HEBREW } from './mail-texts.he.js';

const TEXTS: Readonly<Record<Language, MailTexts>> = { en: ENGLISH, he: HEBREW };

export function mailTextsOf(language: string): MailTexts {
  return TEXTS[isLanguage(language) ? language : 'en'];
}
