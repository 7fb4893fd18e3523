import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  legend: 'מי יכול לראות',
  tool: 'מי יכול לראות: {who}',
  PUBLIC: 'כולם',
  UNLISTED: 'לא ברשימות',
  FOLLOWERS: 'עוקבים בלבד',
  PUBLICHint: 'גם ברשימות, בחיפוש ובהאשטאגים',
  UNLISTEDHint: 'דרך הקישור ובפרופיל שלך',
  FOLLOWERSHint: 'ומי שמוזכר בקוואק',
  keep: 'ברירת המחדל לקוואקים חדשים',
  kept: 'קוואקים חדשים יתחילו כך: {who}',
  reply: 'תגובה לא נראית ליותר אנשים ממה שהיא עונה עליו.',
  edit: 'אחרי הפרסום אפשר רק להוציא מהרשימות קוואק שגלוי לכולם.',
  quote: 'ציטוט לא נראה ליותר אנשים ממה שהוא מצטט.',
  limited: 'צוות האתר הגביל את החשבון שלך, ולכן הקוואקים שלך לא מופיעים ברשימות.',
  UNLISTEDMark: 'לא ברשימות',
  FOLLOWERSMark: 'עוקבים בלבד',
  setting: 'למי מיועדים קוואקים חדשים',
  settingHint: 'אפשר לבחור אחרת בכל קוואק. תגובה הולכת לפי מה שהיא עונה עליו.',
};
