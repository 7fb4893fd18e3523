import type { Translation } from '../../i18n/messages';
import type { en } from './words.en';

export const he: Translation<typeof en> = {
  page: 'עמוד {page} מתוך {pages}',
  previous: 'העמוד הקודם',
  next: 'העמוד הבא',
  rows: 'שורות',
};
