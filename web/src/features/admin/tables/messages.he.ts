import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  page: 'עמוד {page} מתוך {pages}',
  pageNumber: 'עמוד {page}',
  pages: 'עמודים: {of}',
  previous: 'העמוד הקודם',
  next: 'העמוד הבא',
  rows: 'שורות',
  sortBy: 'מיון לפי',
  ascending: '{column}, בסדר עולה',
  descending: '{column}, בסדר יורד',
  columns: 'עמודות',
  filters: 'סינון',
  filtersChosen: 'סינון ({count})',
  select: 'בחירת {name}',
  selectAll: 'בחירת כל השורות בעמוד',
  selected: { one: 'שורה אחת נבחרה', two: '{count} שורות נבחרו', other: '{count} שורות נבחרו' },
  clearSelection: 'ביטול הבחירה',
  bulkActions: 'השורות שנבחרו',
  undo: 'ביטול',
  noMatches: 'לא נמצא דבר',
  noMatchesText: 'אפשר לנסות חיפוש קצר יותר, או פחות סינונים.',
  clear: 'ניקוי החיפוש והסינון',
  export: 'ייצוא כ־CSV',
  exportCount: {
    one: 'ייצוא שורה אחת כ־CSV',
    two: 'ייצוא {count} שורות כ־CSV',
    other: 'ייצוא {count} שורות כ־CSV',
  },
  exportFailed: 'הייצוא נכשל',
  someFailed: {
    one: 'אחת מתוך {all} נכשלה: {reason}',
    two: '{count} מתוך {all} נכשלו: {reason}',
    other: '{count} מתוך {all} נכשלו: {reason}',
  },
};
