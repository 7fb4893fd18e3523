import type { Translation } from '../../../i18n/messages';
import type { en } from './menu-messages.en';

export const he: Translation<typeof en> = {
  followersOnly: 'רק עוקבים יכולים לפתוח',
  copyText: 'העתקת הטקסט',
  textCopied: 'הטקסט הועתק',
  copyTextFailed: 'לא הצלחנו להעתיק את הטקסט',
  onlyYou: 'הנעיצות שלך גלויות רק לך',
  follow: 'מעקב אחרי ‎@{handle}',
  unfollow: 'הפסקת המעקב אחרי ‎@{handle}',
  withdraw: 'ביטול בקשת המעקב אחרי ‎@{handle}',
  whisper: 'לחישה על הקוואק',
  openProfile: 'פתיחת הפרופיל',
};
