import type { Translation } from '../../../i18n/messages';
import type { en } from './forbidden-messages.en';

export const he: Translation<typeof en> = {
  title: 'אין הרשאה',
  heading: 'אין לך גישה לעמוד הזה',
  text: 'אם לדעתך צריכה להיות לך גישה, אפשר לפנות למנהלי המערכת.',
  back: 'חזרה לעמוד הבית',
};
