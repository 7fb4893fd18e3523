import type { NotifiedKind } from '#identity/users/user.entity.js';
import { isLanguage, type Language } from '#kernel/request/language.js';

/** The names in an email. Only handles: a display name or a quack could carry a spammer's text to strangers. */
interface Names {
  product: string;
  /** With the @, of the recipient. */
  handle: string;
  /** With the @, of who did it. */
  actor: string;
}

/** The kinds that emails are written about. */
export type ToldKind = NotifiedKind | 'FOLLOW_REQUEST' | 'FOLLOW_ACCEPTED' | 'QUOTE' | 'QUOTE_REQUEST';

interface Words {
  did: Readonly<Record<ToldKind, (names: Names) => string>>;
  away: (names: Names) => string;
  action: string;
  footnote: (names: Names) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    did: {
      FOLLOW: ({ actor }) => `${actor} followed you`,
      FOLLOW_REQUEST: ({ actor }) => `${actor} wants to follow you`,
      FOLLOW_ACCEPTED: ({ actor }) => `${actor} accepted your follow request`,
      MENTION: ({ actor }) => `${actor} mentioned you`,
      NOD: ({ actor }) => `${actor} gave your quack a nod`,
      POST: ({ actor }) => `${actor} quacked`,
      QUOTE: ({ actor }) => `${actor} quoted your quack`,
      QUOTE_REQUEST: ({ actor }) => `${actor} asks to quote your quack`,
      REPLY: ({ actor }) => `${actor} replied to you`,
      REQUACK: ({ actor }) => `${actor} requacked your quack`,
    },
    away: ({ product }) => `It happened on ${product} while you were away. There may be more in your notifications.`,
    action: 'See notifications',
    footnote: ({ handle }) =>
      `This email is for ${handle}. You get at most one an hour. To choose which emails you get, go to Settings.`,
  },
  he: {
    did: {
      FOLLOW: ({ actor }) => `מעקב חדש אחריך: ${actor}`,
      FOLLOW_REQUEST: ({ actor }) => `בקשת מעקב חדשה: ${actor}`,
      FOLLOW_ACCEPTED: ({ actor }) => `בקשת המעקב שלך אושרה: ${actor}`,
      MENTION: ({ actor }) => `אזכור חדש שלך: ${actor}`,
      NOD: ({ actor }) => `הנהון לקוואק שלך: ${actor}`,
      POST: ({ actor }) => `קוואק חדש מאת ${actor}`,
      QUOTE: ({ actor }) => `ציטוט של קוואק שלך: ${actor}`,
      QUOTE_REQUEST: ({ actor }) => `בקשה לצטט קוואק שלך: ${actor}`,
      REPLY: ({ actor }) => `תגובה חדשה לקוואק שלך: ${actor}`,
      REQUACK: ({ actor }) => `הקוואק שלך הודהד: ${actor}`,
    },
    away: ({ product }) => `זה קרה ב־${product} כשלא היית כאן. ייתכן שמחכות לך התראות נוספות.`,
    action: 'להתראות שלי',
    footnote: ({ handle }) =>
      `ההודעה נשלחה אל ${handle}. נשלחת לכל היותר הודעה אחת בשעה, ובהגדרות אפשר לבחור אילו הודעות לקבל.`,
  },
};

/** The email about a notification, in the recipient's language. */
export function notificationMailTextOf(language: string, kind: ToldKind, names: Names) {
  const words = WORDS[isLanguage(language) ? language : 'en'];
  const did = words.did[kind](names);
  return {
    subject: did,
    heading: did,
    paragraphs: [words.away(names)],
    action: words.action,
    footnote: words.footnote(names),
  };
}
