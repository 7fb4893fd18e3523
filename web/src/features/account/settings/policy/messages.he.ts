import type { Translation } from '../../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  title: 'ממי מגיעות התראות',
  lead: 'מי שבמעקב שלך וצוות האתר תמיד מגיעים. על הבחירות שלך לא נשלחת הודעה.',
  notFollowing: 'מי שאינם במעקב שלך',
  notFollowers: 'מי שלא עוקבים אחריך',
  notFollowersHint: 'או שעוקבים אחריך פחות משלושה ימים.',
  newPeople: 'חשבונות חדשים',
  newPeopleHint: 'בני פחות מ־30 יום.',
  strangersWhispers: 'לחישות מזרים',
  strangersWhispersHint: 'ממי שאינם במעקב שלך ומעולם לא לחשת להם.',
  limited: 'חשבונות מוגבלים',
  limitedHint: 'מי שצוות האתר הגביל.',
  ACCEPT: 'לקבל',
  REQUEST: 'להשאיר בבקשות',
  IGNORE: 'להתעלם',
  loadFailed: 'טעינת ההגדרה נכשלה',
  saveFailed: 'שמירת הבחירה נכשלה',
};
