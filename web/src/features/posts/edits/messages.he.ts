import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  afterNods: { one: 'נערך אחרי הנהון אחד', two: 'נערך אחרי שני הנהונים', other: 'נערך אחרי {count} הנהונים' },
  title: 'היסטוריית העריכה',
  now: 'עכשיו, מאז {moment}',
  edited: 'נערך ב־{moment}',
  first: 'פורסם ב־{moment}',
  nods: {
    one: 'הנהון אחד לפני העריכה הבאה',
    two: 'שני הנהונים לפני העריכה הבאה',
    other: '{count} הנהונים לפני העריכה הבאה',
  },
  warning: 'אזהרת תוכן: ',
  removed: 'הוסר:',
  added: 'נוסף:',
  more: 'גרסאות קודמות',
  failed: 'היסטוריית העריכה לא נטענה',
  gone: 'הקוואק הזה אינו זמין.',
};
