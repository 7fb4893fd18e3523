import type { Translation } from '../../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  title: 'התראות שמחכות לאישור',
  lead: 'מגיעות ממי שלפי ההגדרות שלך צריכים לחכות. על ההחלטות שלך לא נשלחת הודעה.',
  settings: 'ממי מגיעות התראות',
  list: 'מי שההתראות מהם מחכות',
  empty: 'אין התראות שמחכות.',
  loadFailed: 'טעינת הבקשות נכשלה',
  open: 'בקשות ({count})',
  inAll: { one: 'התראה אחת', two: 'שתי התראות', other: '{count} התראות' },
  accept: 'אישור',
  dismiss: 'הסתרה',
  acceptPerson: 'אישור: {name}',
  dismissPerson: 'הסתרה: {name}',
  accepted: 'מעכשיו יגיעו התראות מ־{name}',
  dismissed: 'הבקשה הוסתרה',
  undo: 'ביטול',
  failed: 'שמירת ההחלטה נכשלה',
};
