import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  title: '#{tag}',
  counts: 'שימוש',
  quacks: { one: 'קוואק אחד', two: 'שני קוואקים', other: '{count} קוואקים' },
  today: { one: 'אחד היום', two: 'שניים היום', other: '{count} היום' },
  order: 'סדר',
  latest: 'אחרונים',
  top: 'מובילים',
  topList: 'הקוואקים המובילים עם \u2068#{tag}\u2069',
  mute: 'השתקת \u2068#{tag}\u2069',
  writeWith: 'קוואק עם \u2068#{tag}\u2069',
  week: '7 הימים האחרונים, מהישן לחדש: {counts} קוואקים',
  list: 'קוואקים עם \u2068#{tag}\u2069',
  failed: 'טעינת ההאשטאג נכשלה',
  empty: 'עוד אף אחד לא השתמש ב־\u2068#{tag}\u2069',
  emptyText: 'אפשר לכתוב איתו את הקוואק הראשון.',
  emptyNow: 'לא נשארו קוואקים עם \u2068#{tag}\u2069',
};
