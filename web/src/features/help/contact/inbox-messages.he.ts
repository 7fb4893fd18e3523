import type { Translation } from '../../../i18n/messages';
import type { en } from './inbox-messages.en';

export const he: Translation<typeof en> = {
  states: 'פניות לפי מצב',
  open: 'פתוחות',
  answered: 'נענו',
  archived: 'בארכיון',
  all: 'הכול',
  search: 'חיפוש בפניות',
  searchHint: 'שם, כתובת או טקסט',
  mine: 'בטיפולי',
  unread: 'לא נקראה',
  unreadCount: { one: 'פנייה אחת שלא נקראה', two: 'שתי פניות שלא נקראו', other: '{count} פניות שלא נקראו' },
  list: 'פניות',
  none: 'אין כאן פניות',
  noneText: 'אפשר לנסות חיפוש אחר או מצב אחר.',
  empty: 'אין עדיין פניות',
  loadFailed: 'טעינת הפניות נכשלה',
  more: 'עוד פניות',

  messageOf: 'פנייה של {name}',
  gone: 'הפנייה הזאת כבר לא קיימת',
  assignee: 'בטיפול של',
  nobody: 'אף אחד',
  assignedTo: 'בטיפול של {name}',
  archive: 'העברה לארכיון',
  reopen: 'פתיחה מחדש',
  markUnread: 'סימון כלא נקראה',
  changeFailed: 'שינוי הפנייה נכשל',

  answer: 'תשובה',
  answerHint: 'התשובה תישלח בדוא״ל אל {email}, עם ציטוט של הפנייה.',
  answerBy: 'תשובה של {name}',
  answerByFormer: 'תשובה מחשבון שנמחק',
  send: 'שליחת התשובה',
  sendFailed: 'שליחת התשובה נכשלה',
  sent: 'התשובה נשלחה',
};
