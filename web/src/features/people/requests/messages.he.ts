import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  title: 'בקשות מעקב',
  lead: 'כאן מופיעים מי שרוצים לעקוב אחריך. על דחייה לא נשלחת הודעה.',
  list: 'מי שרוצים לעקוב אחריך',
  empty: 'אין בקשות שמחכות לתשובה.',
  loadFailed: 'טעינת בקשות המעקב נכשלה',
  open: { one: 'בקשת מעקב אחת', two: 'שתי בקשות מעקב', other: '{count} בקשות מעקב' },
  accept: 'אישור',
  decline: 'דחייה',
  acceptPerson: 'אישור: הבקשה של {name}',
  declinePerson: 'דחייה: הבקשה של {name}',
  accepted: 'מעקב חדש אחריך: {name}',
  declined: 'הבקשה נדחתה',
  acceptFailed: 'אישור הבקשה נכשל',
  declineFailed: 'דחיית הבקשה נכשלה',

  acceptAll: 'אישור הכול',
  acceptAllTitle: 'לאשר את כל הבקשות?',
  acceptAllText: {
    one: 'יתווסף לך עוקב אחד.',
    two: 'יתווספו לך שני עוקבים.',
    other: 'יתווספו לך {count} עוקבים.',
  },
  acceptAllFailed: 'אישור כל הבקשות נכשל',
  acceptedAll: { one: 'בקשה אחת אושרה', two: 'שתי בקשות אושרו', other: '{count} בקשות אושרו' },

  approvesFollowers: 'מעקב באישור בלבד',
  approve: 'אישור עוקבים חדשים',
  approveHint: 'כל מעקב חדש מתחיל בבקשה, וההחלטה שלך. העוקבים הקיימים נשארים, וקוואקים גלויים לכולם נשארים כאלה.',
  newcomers: 'אישור חשבונות חדשים',
  newcomersHint: 'חשבונות בני פחות מיממה מבקשים אישור לפני שהם עוקבים אחריך.',
  stillWaiting: {
    one: 'עוד בקשה אחת מחכה לתשובה.',
    two: 'עוד שתי בקשות מחכות לתשובה.',
    other: 'עוד {count} בקשות מחכות לתשובה.',
  },
  see: 'לבקשות',

  followerMenu: 'עוד על {name}',
  remove: 'הסרה מהעוקבים',
  removeTitle: 'להסיר את ‎@{handle}?',
  removeText: 'המעקב של ‎@{handle} אחריך ייפסק. לא נשלחת על כך הודעה, ואפשר יהיה לעקוב אחריך שוב.',
  removeApproves: 'המעקב של ‎@{handle} אחריך ייפסק. לא נשלחת על כך הודעה, ואפשר יהיה לשלוח לך בקשה חדשה.',
  removed: '‎@{handle} כבר לא בין העוקבים שלך',
  removeFailed: 'ההסרה מהעוקבים נכשלה',
};
