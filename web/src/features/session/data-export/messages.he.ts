import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  title: 'לקחת את המידע שלך',
  text: 'קובץ zip עם הפרופיל, הקוואקים, המדיה, הלחישות ששלחת, ומי שבמעקב, בחסימה ובהשתקה שלך. אתרים אחרים יודעים לקרוא אותו.',
  ask: 'לבקש את המידע',
  askAgain: 'לבקש שוב',
  askText: 'כשהקובץ יהיה מוכן נשלח הודעה בדוא״ל. אפשר לבקש קובץ פעם ב־7 ימים.',
  password: 'הסיסמה שלך',
  confirm: 'לבקש',
  asked: 'אנחנו אוספים את המידע ונשלח הודעה בדוא״ל',
  failed: 'הכנת הקובץ נכשלה. אפשר לבקש אותו שוב.',
  askFailed: 'בקשת המידע נכשלה',
  loadFailed: 'טעינת מצב הקובץ נכשלה',
  waiting: 'אנחנו אוספים את המידע. כשהקובץ יהיה מוכן נשלח הודעה בדוא״ל.',
  ready: 'הקובץ מוכן ({size}). הוא יימחק ב־{day}.',
  next: 'אפשר לבקש קובץ חדש החל מ־{day}.',
  download: 'הורדה',
  downloadFailed: 'הורדת המידע נכשלה',
  megabytes: { one: 'מגה־בייט אחד', two: '2 מגה־בייט', other: '{count} מגה־בייט' },
};
