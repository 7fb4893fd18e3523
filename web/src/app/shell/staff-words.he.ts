import type { Translation } from '../../i18n/messages';
import type { en } from './staff-words.en';

export const he: Translation<typeof en> = {
  administration: 'ניהול',
  dashboard: 'לוח מחוונים',
  people: 'אנשים',
  claims: 'הרשאות',
  subscriptions: 'מנויים לדוא״ל',
  messages: 'הודעות עזרה',
  maintenance: 'תחזוקה',
  auditLog: 'יומן ביקורת',
};
