import type { Translation } from '../../i18n/messages';
import type { en } from './words.en';

export const he: Translation<typeof en> = {
  title: '#{tag}',
  counts: 'כמה משתמשים בו',
  quacks: { one: 'קוואק אחד', two: 'שני קוואקים', other: '{count} קוואקים' },
  today: { one: 'אחד היום', two: 'שניים היום', other: '{count} היום' },
  authors: { one: 'מאת אדם אחד', two: 'מאת שני אנשים', other: 'מאת {count} אנשים' },
  week: '7 הימים האחרונים, מהישן לחדש: {counts} קוואקים',
  list: 'קוואקים עם \u2068#{tag}\u2069',
  failed: 'טעינת ההאשטאג נכשלה',
  empty: 'עוד אף אחד לא השתמש ב־\u2068#{tag}\u2069',
  emptyText: 'אפשר לכתוב איתו קוואק, והוא יתחיל כאן.',
  emptyNow: 'לא נשארו קוואקים עם \u2068#{tag}\u2069',
};
