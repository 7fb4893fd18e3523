import type { Translation } from '../../../i18n/messages';
import type { en } from './forbidden-words.en';

export const he: Translation<typeof en> = {
  title: 'אין הרשאה',
  heading: 'קני הסוף האלה סגורים בפניך',
  text: 'לחשבון שלך אין הרשאה לפתוח את העמוד הזה. אם לדעתך צריכה להיות, אפשר לפנות למנהל המערכת.',
  back: 'חזרה להתחלה',
};
