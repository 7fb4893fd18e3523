import type { Translation } from '../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  title: 'לצאת בלי לשמור?',
  text: 'השינויים שעשית כאן יאבדו.',
  draftText: 'טיוטה נשמרת במכשיר הזה, ואפשר יהיה להמשיך ממנה בחזרה לכאן.',
  leave: 'יציאה',
  stay: 'המשך עריכה',
};
