import { isDeletedHandle } from '@mallard/rules/deleted-handle';
import { createFormats, type Formats } from '@mallard/rules/formats';
import type { PluralForms } from '@mallard/rules/messages';
import * as en from '@mallard/rules/page-words-en';
import * as he from '@mallard/rules/page-words-he';
import type { Language } from '#kernel/request/language.js';
import { withoutDirections } from '#kernel/text/bidi.js';
import type { UserView } from '#people/users/user.view.js';

/** What the client says too, in the same words (`rules/`). */
type ClientWords = {
  readonly [Name in keyof typeof en]: {
    readonly [Key in keyof (typeof en)[Name]]: (typeof en)[Name][Key] extends string ? string : PluralForms;
  };
};

/** What only the server's pages say. */
interface OwnWords {
  frontTitle: string;
  frontText: (product: string) => string;
  openingText: (product: string) => string;
  live: string;
  explore: string;
  helpTitle: string;
  helpText: (product: string) => string;
  updated: string;
  hashtag: (name: string) => string;
  profile: (name: string, product: string) => string;
  requiresLogin: string;
  repliesLimited: string;
  repliesClosed: string;
  votes: PluralForms;
  finalResults: string;
  pollOpen: string;
}

/** What the pages that the server sends say of themselves. */
export const PAGE_WORDS: Readonly<Record<Language, ClientWords & OwnWords>> = {
  en: {
    ...en,
    frontTitle: 'A calm place for short posts',
    frontText: (product) =>
      `On ${product}, you follow people you like and read what they write, newest first. Create an account, or look around first.`,
    openingText: (product) =>
      `${product} opens soon: follow people you like and read what they write, newest first. Leave your email address, and we'll write to you when we open.`,
    live: 'On the pond right now',
    explore: 'Explore',
    helpTitle: 'Help',
    helpText: (product) => `How ${product} works: answers about quacks, whispers, your account, and more.`,
    updated: 'Updated',
    hashtag: (name) => `Quacks about #${name}`,
    profile: (name, product) => `${name} on ${product}`,
    requiresLogin: 'Only signed-in people can see this page.',
    repliesLimited: 'The author limits who can reply.',
    repliesClosed: 'Replies are closed.',
    votes: { one: '{count} vote', other: '{count} votes' },
    finalResults: 'Final results',
    pollOpen: 'Open poll',
  },
  he: {
    ...he,
    frontTitle: 'מקום רגוע לפוסטים קצרים',
    frontText: (product) =>
      `ב־${product} עוקבים אחרי מי שאוהבים, וקוראים מהחדש לישן. אפשר ליצור חשבון, או קודם להסתכל מסביב.`,
    openingText: (product) =>
      `${product} נפתח בקרוב: עוקבים אחרי מי שאוהבים, וקוראים מהחדש לישן. אפשר להשאיר כתובת דוא״ל, ונכתוב כשייפתח האתר.`,
    live: 'עכשיו באגם',
    explore: 'גילוי',
    helpTitle: 'עזרה',
    helpText: (product) => `איך ${product} עובד: תשובות על קוואקים, לחישות, החשבון ועוד.`,
    updated: 'עודכן',
    hashtag: (name) => `קוואקים על #${name}`,
    profile: (name, product) => `${name} ב־${product}`,
    requiresLogin: 'רק מי שנכנס לחשבון רואה מה יש כאן.',
    repliesLimited: 'התגובות לקוואק הזה מוגבלות.',
    repliesClosed: 'התגובות לקוואק הזה נסגרו.',
    votes: { one: 'הצבעה אחת', two: 'שתי הצבעות', other: '{count} הצבעות' },
    finalResults: 'תוצאות סופיות',
    pollOpen: 'סקר פתוח',
  },
};

/** Days are those of UTC: a page is sent before anyone knows where its reader is. */
export const PAGE_FORMATS: Readonly<Record<Language, Formats>> = {
  en: createFormats('en', 'UTC'),
  he: createFormats('he', 'UTC'),
};

/**
 * The name of a user on a page or in a feed; a deleted account gets one in the page's language. Direction marks are
 * removed, because they could affect text around the name where nothing isolates it, as in a title.
 */
export function nameOf({ handle, displayName }: Pick<UserView, 'handle' | 'displayName'>, language: Language): string {
  return isDeletedHandle(handle)
    ? PAGE_WORDS[language].profiles.deletedAccount
    : withoutDirections(displayName) || handle;
}
