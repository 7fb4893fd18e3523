import type { Translation } from '../../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  intro: 'עד ארבעה קישורים או פרטים, למשל לשון הפנייה, שמופיעים מתחת לתיאור שלך.',
  link: 'קישור או פרט {number}',
  label: 'תווית',
  address: 'כתובת או טקסט',
  addressHint: 'כתובת תהפוך לקישור. כדי להסיר, מוחקים את מה שכתוב כאן.',
  verified: 'אומת ב־{date}',
  https: 'יש להזין כתובת שמתחילה ב־https.',
  needsValue: 'צריך גם כתובת או טקסט.',
  needsLabel: 'צריך תווית, למשל ״לשון פנייה״.',
  twice: 'הכתובת הזאת כבר מופיעה.',
  verifyTitle: 'אימות קישור',
  verifyText: 'מוסיפים את הקוד הזה לדף שהקישור מוביל אליו, ואז שומרים. סימן אימות יראה שהדף שלך.',
  code: 'הקוד לדף שלך',
  copy: 'העתקה',
  copied: 'הקוד הועתק',
  copyFailed: 'לא הצלחנו להעתיק את הקוד',
  save: 'שמירה',
  saved: 'הקישורים והפרטים נשמרו',
  failed: 'לא הצלחנו לשמור את הקישורים והפרטים.',
};
