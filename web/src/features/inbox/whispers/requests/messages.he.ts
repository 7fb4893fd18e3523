import type { Translation } from '../../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  title: 'בקשות לחישה',
  open: 'בקשות ({count})',
  lead: 'לחישות ממי שאינם במעקב שלך ומעולם לא לחשת להם. אין להם דרך לדעת אם קראת.',
  list: 'בקשות לחישה',
  empty: 'אין בקשות',
  emptyText: 'כאן מחכות לחישות ממי שעוד לא מוכרים לך.',
  loadFailed: 'טעינת הבקשות נכשלה',
  question: 'לאשר את הבקשה? עד לאישור לא נשלחת שום הודעה.',
  accept: 'אישור',
  remove: 'מחיקה',
  block: 'חסימה',
  report: 'דיווח',
  removed: 'הבקשה נמחקה',
  undo: 'ביטול',
  failed: 'שמירת ההחלטה נכשלה',
};
