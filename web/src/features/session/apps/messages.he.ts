import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  readAll: 'לראות את כל מה שגלוי לך כאן: קוואקים, לחישות, התראות, נעיצות, רשימות ומסננים',
  readParts: 'לראות {parts}',
  writeAll:
    'לפעול בשמך: לפרסם, לערוך ולמחוק קוואקים, ללחוש, להנהן, להדהד, לנעוץ, לדווח, ולשנות את הפרופיל, הרשימות והמסננים',
  writeParts: 'לשנות {parts}',
  follow: 'לעקוב אחרי אנשים, לחסום ולהשתיק אותם בשמך',
  push: 'לשלוח לך התראות',
  profile: 'לראות את השם, שם המשתמש והתמונה שלך',
  accounts: 'פרופילים',
  blocks: 'את מי חסמת',
  bookmarks: 'את הנעיצות שלך',
  conversations: 'את השיחות שלך',
  favourites: 'את ההנהונים שלך',
  filters: 'את המסננים שלך',
  follows: 'אחרי מי יש לך מעקב',
  lists: 'את הרשימות שלך',
  media: 'את הקבצים שהעלית',
  mutes: 'את מי השתקת',
  notifications: 'את ההתראות שלך',
  ownProfile: 'את הפרופיל שלך',
  reports: 'את הדיווחים שלך',
  search: 'תוצאות חיפוש',
  statuses: 'קוואקים ולחישות',
  shortRead: 'לקרוא',
  shortWrite: 'לכתוב',
  shortFollow: 'לעקוב אחרי אנשים',
  shortPush: 'לשלוח התראות',
  shortProfile: 'לדעת מי החשבון',
  may: 'יכולה {parts}',
};
