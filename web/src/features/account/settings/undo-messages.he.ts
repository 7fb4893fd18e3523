import type { Translation } from '../../../i18n/messages';
import type { en } from './undo-messages.en';

export const he: Translation<typeof en> = {
  setting: 'זמן לביטול',
  settingHint: 'קוואקים ותגובות חדשים ממתינים כל הזמן הזה לפני שהם מתפרסמים, ועד אז אפשר לבטל אותם.',
  off: 'כבוי',
  seconds: '{seconds} שנ׳',
};
