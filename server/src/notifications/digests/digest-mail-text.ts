import { isLanguage, type Language } from '#kernel/request/language.js';
import { notificationMailTextOf, type ToldKind } from '../mails/notification-mail-text.js';

interface Words {
  subject: (product: string) => string;
  unread: (count: number) => string;
  whispers: (count: number) => string;
  others: (did: string, count: number) => string;
  action: string;
  footnote: (handle: string) => string;
  unsubscribe: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: (product) => `What you missed on ${product}`,
    unread: (count) => (count === 1 ? 'You have one unread notification.' : `You have ${count} unread notifications.`),
    whispers: (count) => (count === 1 ? 'You have one unread whisper.' : `You have ${count} unread whispers.`),
    others: (did, count) => `${did} (and ${count} more)`,
    action: 'See notifications',
    footnote: (handle) => `This digest is for ${handle}. You get it only while you are away.`,
    unsubscribe: 'Stop these digests',
  },
  he: {
    subject: (product) => `מה חדש ב־${product}`,
    unread: (count) => (count === 1 ? 'מחכה לך התראה אחת שלא נקראה.' : `מחכות לך ${count} התראות שלא נקראו.`),
    whispers: (count) => (count === 1 ? 'מחכה לך לחישה אחת שלא נקראה.' : `מחכות לך ${count} לחישות שלא נקראו.`),
    others: (did, count) => `${did} (ועוד ${count})`,
    action: 'להתראות שלי',
    footnote: (handle) => `הסיכום נשלח אל ${handle}, ורק בזמן שלא נכנסת לאתר.`,
    unsubscribe: 'הפסקת הסיכומים',
  },
};

/** One notification in a digest. */
export interface DigestItem {
  kind: ToldKind;
  /** With the @, of who did it last. */
  actor: string;
  /** How many others did the same. */
  others: number;
}

export interface DigestContent {
  product: string;
  /** With the @, of the recipient. */
  handle: string;
  unread: number;
  whispers: number;
  /** The latest ones. */
  items: readonly DigestItem[];
}

/** The email of a digest, in the recipient's language. Like other emails about notifications, it names handles only. */
export function digestMailTextOf(language: string, { product, handle, unread, whispers, items }: DigestContent) {
  const words = WORDS[isLanguage(language) ? language : 'en'];
  const lines = items.map(({ kind, actor, others }) => {
    const { subject: did } = notificationMailTextOf(language, kind, { product, handle, actor });
    return `• ${others > 0 ? words.others(did, others) : did}`;
  });
  return {
    subject: words.subject(product),
    paragraphs: [
      ...(unread > 0 ? [words.unread(unread)] : []),
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      ...(whispers > 0 ? [words.whispers(whispers)] : []),
    ],
    action: words.action,
    footnote: words.footnote(handle),
    unsubscribe: words.unsubscribe,
  };
}
