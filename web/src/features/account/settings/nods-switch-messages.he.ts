import type { Translation } from '../../../i18n/messages';
import type { en } from './nods-switch-messages.en';

export const he: Translation<typeof en> = {
  label: 'הצגת ההנהונים שלי בפרופיל',
  hint: 'כשזה כבוי, הרשימה גלויה רק לך. השם שלך עדיין מופיע מתחת לקוואקים שהנהנת להם.',
  failed: 'השינוי לא נשמר',
};
