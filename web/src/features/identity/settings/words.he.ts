import type { Translation } from '../../../i18n/messages';
import type { en } from './words.en';

export const he: Translation<typeof en> = {
  unsaved: 'עוד לא נשמר',
  unsavedText: 'מה שהקלדת כאן עדיין נמצא בשדות.',
  discard: 'ויתור על השינויים',
};
