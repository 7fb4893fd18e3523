import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  rule: 'מי יכול לצטט',
  EVERYONE: 'כולם',
  EVERYONEHint: 'מי שרואה אותו יכול לצטט',
  FOLLOWERS: 'עוקבים',
  FOLLOWERSHint: 'רק מי שבמעקב אחריך',
  ASK: 'באישור שלי',
  ASKHint: 'כל ציטוט מחכה לתשובה שלך',
  NOBODY: 'אף אחד',
  NOBODYHint: 'רק בעצמך',
  FOLLOWERSPart: 'ציטוט לעוקבים',
  ASKPart: 'ציטוט באישור שלי',
  NOBODYPart: 'בלי ציטוטים',
  setting: 'מי יכול לצטט קוואקים חדשים',
  settingHint: 'אפשר לבחור אחרת בכל קוואק, גם אחרי הפרסום. ציטוטים קיימים נשארים כפי שהם.',
};
