import type { Translation } from '../../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  intro: 'עד ארבעה קישורים, שמופיעים מתחת לתיאור שלך.',
  link: 'קישור {number}',
  label: 'תווית',
  address: 'כתובת',
  addressHint: 'כדי להסיר את הקישור מוחקים את הכתובת.',
  verified: 'אומת ב־{date}',
  https: 'יש להזין כתובת שמתחילה ב־https.',
  needsAddress: 'צריך גם כתובת.',
  twice: 'הכתובת הזאת כבר מופיעה.',
  verifyTitle: 'אימות קישור',
  verifyText: 'מוסיפים את הקוד הזה לדף שהקישור מוביל אליו, ואז שומרים. סימן אימות יראה שהדף שלך.',
  code: 'הקוד לדף שלך',
  copy: 'העתקה',
  copied: 'הקוד הועתק',
  copyFailed: 'לא הצלחנו להעתיק את הקוד',
  save: 'שמירת הקישורים',
  saved: 'הקישורים נשמרו',
  failed: 'לא הצלחנו לשמור את הקישורים.',
};
