import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  region: 'עומד להתפרסם',
  hint: 'הפרסום ייצא עוד מעט. עד אז אפשר לבטל אותו.',
  in: 'פרסום בעוד {seconds} שנ׳',
  now: 'מתפרסם…',
  undo: 'ביטול',
  postNow: 'פרסום עכשיו',
  posted: 'הקוואק פורסם בהצלחה!',
  view: 'הצגה',
  tooLate: 'הקוואק כבר פורסם.',
  undone: 'הקוואק חזר לטיוטות.',
  undoFailed: 'ביטול הפרסום נכשל',
  postFailed: 'הפרסום נכשל',
};
