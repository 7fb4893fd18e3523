import type { Translation } from '../../../i18n/messages';
import type { en } from './sensitive-messages.en';

export const he: Translation<typeof en> = {
  legend: 'תמונות וסרטונים רגישים',
  BLUR: 'טשטוש',
  hintBLUR: 'מכוסים עד שבוחרים לראות אותם.',
  HIDE: 'הסתרה',
  hintHIDE: 'שורה במקומם, שממנה אפשר להגיע אליהם.',
  SHOW: 'הצגה',
  hintSHOW: 'כמו כל תמונה או סרטון.',
};
