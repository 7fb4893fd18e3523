import type { Translation } from '../../../i18n/messages';
import type { en } from './pin-messages.en';

export const he: Translation<typeof en> = {
  addNote: 'הוספת הערה',
  editNote: 'עריכת ההערה',
  note: 'הערה',
  noteHint: 'גלויה רק לך. {written} מתוך {most} תווים',
  save: 'שמירה',
  noteSaved: 'ההערה נשמרה',
  noteRemoved: 'ההערה נמחקה',
  noteFailed: 'לא הצלחנו לשמור את ההערה',
};
