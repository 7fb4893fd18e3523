import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  tool: '{code}, שפה: {language}',
  unknownTool: 'שפה',
  menu: 'שפת הקוואק',
  unknown: 'עוד לא ידוע',
  recognize: 'זיהוי אוטומטי',
  recognizeHint: 'לפי מה שכתבת',
  more: 'עוד שפות',
};
