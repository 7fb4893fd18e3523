import type { Translation } from '../../i18n/messages';
import type { en } from './palette-messages.en';

export const he: Translation<typeof en> = {
  title: 'חיפוש ומעבר מהיר',
  field: 'עמודים, אנשים, האשטאגים, מילים',
  results: 'תוצאות',
  light: 'מעבר למצב בהיר',
  dark: 'מעבר למצב כהה',
};
