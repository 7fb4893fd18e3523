import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  title: 'תגובה',
  formLabel: 'תגובה אל {name}',
  placeholder: 'מה התגובה שלך?',
  send: 'שליחת תגובה',
  posted: 'התגובה פורסמה בהצלחה!',
};
