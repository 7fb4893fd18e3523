import type { Translation } from '../../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  title: 'שקיפות',
  lead: 'מספרים של שנה, לפי שעון UTC, לדוח השקיפות שהחוק דורש. אין בהם שמות.',
  year: 'שנה',
  loadFailed: 'טעינת המספרים נכשלה',
  numbers: 'המספרים של {year}',
  reports: 'דיווחים',
  notices: 'פניות בלי חשבון',
  cases: 'תיקים',
  decisions: 'החלטות',
  medianHours: 'חציון השעות עד החלטה',
  noMedian: 'אין עדיין',
  byLaw: 'על סמך חוק',
  byRule: 'על סמך כלל',
  byMachine: 'החלטות של השרת',
  appeals: 'ערעורים',
  appealsGranted: 'ערעורים שהתקבלו',
  overruled: 'החלטות שבוטלו',
  outcomes: 'החלטות לפי סוג',
  outcome: 'החלטה',
  count: 'מספר',
  share: 'חלק',
  noDecisions: 'אין החלטות בשנה הזאת.',
  figure: 'נתון',
  download: 'הורדת CSV',
};
