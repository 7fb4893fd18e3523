import { isLanguage, type Language } from '#kernel/request/language.js';
import type { NotificationKindName } from '../read/notification-kinds.js';

/** Who did something: the first names, and how many people in all. */
export interface Actors {
  names: readonly string[];
  count: number;
}

interface Words {
  did: Readonly<Record<Exclude<NotificationKindName, 'SYSTEM'>, (who: string, actors: Actors) => string>>;
  people: (actors: Actors) => string;
  system: (product: string) => string;
  systemBody: string;
  whisper: (name: string) => string;
  quiet: string;
  unread: (notifications: number, whispers: number) => string;
  test: string;
  testBody: string;
}

/** So that a name of another direction keeps its own order. */
const isolated = (name: string) => `\u2068${name}\u2069`;
const two = ({ names }: Actors) => names.slice(0, 2).map(isolated);

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    did: {
      FOLLOW: (who) => `${who} followed you`,
      FOLLOW_REQUEST: (who, { count }) => `${who} ${count > 1 ? 'want' : 'wants'} to follow you`,
      FOLLOW_ACCEPTED: (who) => `${who} accepted your follow request`,
      MENTION: (who) => `${who} mentioned you`,
      NOD: (who) => `${who} gave your quack a nod`,
      REPLY: (who) => `${who} replied to you`,
      REQUACK: (who) => `${who} requacked your quack`,
      QUOTE: (who) => `${who} quoted your quack`,
      QUOTE_REQUEST: (who, { count }) => `${who} ${count > 1 ? 'want' : 'wants'} to quote your quack`,
      POLL_ENDED: () => 'A poll is over',
      POST: (who) => `${who} quacked`,
    },
    people: (actors) => {
      const [first = '', second] = two(actors);
      if (actors.count <= 1 || second === undefined) return first;
      if (actors.count === 2) return `${first} and ${second}`;
      return `${first} and ${actors.count - 1} others`;
    },
    system: (product) => `News from ${product}`,
    systemBody: 'See your notifications.',
    whisper: (name) => `New whisper from ${isolated(name)}`,
    quiet: 'During your quiet hours',
    unread: (notifications, whispers) =>
      [
        ...(notifications > 0 ? [`${notifications} unread notification${notifications === 1 ? '' : 's'}`] : []),
        ...(whispers > 0 ? [`${whispers} unread whisper${whispers === 1 ? '' : 's'}`] : []),
      ].join(', '),
    test: 'Notifications arrive here',
    testBody: 'This is the test that you asked for.',
  },
  he: {
    did: {
      FOLLOW: (who) => `מעקב חדש אחריך: ${who}`,
      FOLLOW_REQUEST: (who) => `בקשת מעקב חדשה: ${who}`,
      FOLLOW_ACCEPTED: (who) => `בקשת המעקב שלך אושרה: ${who}`,
      MENTION: (who) => `אזכור חדש שלך: ${who}`,
      NOD: (who) => `הנהון לקוואק שלך: ${who}`,
      REPLY: (who) => `תגובה חדשה לקוואק שלך: ${who}`,
      REQUACK: (who) => `הדהוד לקוואק שלך: ${who}`,
      QUOTE: (who) => `ציטוט של קוואק שלך: ${who}`,
      QUOTE_REQUEST: (who) => `בקשה לצטט קוואק שלך: ${who}`,
      POLL_ENDED: () => 'סקר הסתיים',
      POST: (who) => `קוואק חדש מאת ${who}`,
    },
    people: (actors) => {
      const [first = '', second] = two(actors);
      if (actors.count <= 1 || second === undefined) return first;
      if (actors.count === 2) return `${first} ו־${second}`;
      return `${first} ועוד ${actors.count - 1}`;
    },
    system: (product) => `חדשות מ־${product}`,
    systemBody: 'הפרטים בהתראות שלך.',
    whisper: (name) => `לחישה חדשה מאת ${isolated(name)}`,
    quiet: 'בשעות השקט שלך',
    unread: (notifications, whispers) =>
      [
        ...(notifications > 0
          ? [notifications === 1 ? 'התראה אחת שלא נקראה' : `${notifications} התראות שלא נקראו`]
          : []),
        ...(whispers > 0 ? [whispers === 1 ? 'לחישה אחת שלא נקראה' : `${whispers} לחישות שלא נקראו`] : []),
      ].join(', '),
    test: 'ההתראות מגיעות לכאן',
    testBody: 'זו הודעת הניסיון שביקשת.',
  },
};

export const pushWords = (language: string): Words => WORDS[isLanguage(language) ? language : 'en'];

/** Graphemes of a quack or whisper that a push shows. */
const MAX_SHOWN = 140;
/** UTF-16 code units that are looked at, so that counting graphemes stays cheap. */
const MAX_COUNTED = 2_000;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text in one line. */
export function beginningOf(text: string): string {
  const line = text.slice(0, MAX_COUNTED).toWellFormed().replace(/\s+/gu, ' ').trim();
  const parts = [...graphemes.segment(line)];
  if (parts.length <= MAX_SHOWN && text.length <= MAX_COUNTED) return line;
  return `${parts
    .slice(0, MAX_SHOWN)
    .map(({ segment }) => segment)
    .join('')}…`;
}

/** Of a post; its warning takes the place of the text. */
export const openingOf = (post: { readonly content: string; readonly contentWarning: string | null }): string =>
  beginningOf(post.contentWarning ?? post.content);

/** Bytes of the longest text: a push holds about 4,000 of them, and its title, address and JSON need some. */
const MAX_BODY_BYTES = 2_000;

/** Nothing in place of a text that is too long for a push. */
export const fitting = (body: string): string => (Buffer.byteLength(body) > MAX_BODY_BYTES ? '' : body);
