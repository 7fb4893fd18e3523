import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  offer: 'להמשיך מהמקום האחרון: {count} חדשים למעלה',
  offerMany: 'להמשיך מהמקום האחרון: {count} חדשים לפחות למעלה',
  leftOff: 'כאן הפסקת לקרוא. חזרה לראש העמוד',
  dismiss: 'להישאר כאן',
};
