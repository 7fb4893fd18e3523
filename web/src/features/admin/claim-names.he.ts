import type { Translation } from '../../i18n/messages';
import type { en } from './claim-names.en';

export const he: Translation<typeof en> = {
  'posts.remove': 'הסרת קוואקים',
  'help.write': 'כתיבת עזרה',
  'help.contact.read': 'קריאת פניות',
  'products.read': 'צפייה במוצרים',
  'products.write': 'שינוי מוצרים',
  'users.read': 'צפייה בחשבונות',
  'users.write': 'שינוי חשבונות',
  'users.role': 'שינוי תפקידים',
  'registrations.review': 'החלטה על הרשמות',
  'invites.create': 'הזמנת אנשים',
  'invites.skip-approval': 'הזמנה בלי צורך באישור',
  'invites.manage': 'ניהול הזמנות',
  'network.block': 'חסימת רשתות ושמות',
  'subscriptions.manage': 'ניהול המנויים לדוא״ל',
  'claims.define': 'הגדרת הרשאות',
  'claims.assign': 'הענקת הרשאות',
  'maintenance.manage': 'ניהול תחזוקה',
  'system.read': 'מעקב אחר המערכת',
  'category:people': 'אנשים',
  'category:content': 'תוכן',
  'category:help': 'עזרה',
  'category:products': 'מוצרים',
  'category:claims': 'הרשאות',
  'category:system': 'מערכת',
};
