import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  add: 'הוספת קוואק נוסף',
  full: 'בשרשור אחד אפשר לכתוב עד {max} קוואקים',
  part: 'קוואק {number} מתוך {total}',
  field: 'מה עוד?',
  remove: 'הסרת קוואק {number}',
  removed: 'הקוואק הוסר מהשרשור',
  undo: 'ביטול',
  postAll: 'פרסום כל ה־{number}',
  threadOf: 'שרשור של {number}',
  more: 'עוד {number} בשרשור הזה',
};
