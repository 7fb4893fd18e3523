import type { Translation } from '../../i18n/messages';
import type { en } from './staff-messages.en';

export const he: Translation<typeof en> = {
  administration: 'ניהול',
  dashboard: 'לוח בקרה',
  people: 'אנשים',
  registrations: 'הרשמות',
  claims: 'הרשאות',
  subscriptions: 'מנויים לדוא״ל',
  messages: 'פניות',
  help: 'מרכז העזרה',
  products: 'מוצרים',
  moderation: 'פיקוח',
  reports: 'דיווחים',
  appeals: 'ערעורים',
  rules: 'כללים',
  heldWords: 'מילים שעוצרות',
  transparency: 'שקיפות',
  maintenance: 'תחזוקה',
  auditLog: 'יומן ביקורת',
  backToSite: 'חזרה לאתר',
};
