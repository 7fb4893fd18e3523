import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  keep: 'שמירת המקום שלי כאן',
  kept: 'המקום שלך נשמר כאן',
  keepFailed: 'לא הצלחנו לשמור את המקום',
};
