import type { Translation } from '../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  formatting: 'עיצוב',
  bold: 'מודגש',
  italic: 'נטוי',
  heading: 'כותרת',
  list: 'רשימה',
  link: 'קישור',
  code: 'קוד',
  picture: 'תמונה',
};
