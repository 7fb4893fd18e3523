import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  newPassword: 'סיסמה חדשה',
  repeatPassword: 'אימות הסיסמה החדשה',
  strength: 'חוזק הסיסמה: {level}',
  tooShort: 'קצרה מדי',
  weak: 'חלשה',
  fair: 'סבירה',
  good: 'טובה',
  strong: 'חזקה',
  adviceLength: 'לפחות 12 תווים. שלוש או ארבע מילים שאינן קשורות זו לזו – קל לזכור וקשה לנחש.',
  adviceCommon: 'זו אחת הסיסמאות הראשונות שמנסים.',
  advicePersonal: 'עדיף בלי שם המשתמש, כתובת הדוא״ל ושם האתר.',
  advicePattern: 'רצפים וחזרות כמעט לא מוסיפים. כדאי להוסיף עוד מילה.',
  adviceGood: 'קשה לנחש אותה. כדאי להשתמש בה רק כאן.',
};
