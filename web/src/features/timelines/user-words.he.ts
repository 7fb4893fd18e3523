import type { Translation } from '../../i18n/messages';
import type { en } from './user-words.en';

export const he: Translation<typeof en> = {
  tabs: 'מה יש בפרופיל של {name}',
  quacks: 'קוואקים',
  quacksOf: 'הקוואקים של {name}',
  noQuacks: 'אין עדיין קוואקים של {name}',
  ownNoQuacks: 'עוד לא כתבת קוואק',
  replies: 'תגובות',
  repliesOf: 'התגובות של {name}',
  noReplies: 'אין עדיין תגובות של {name}',
  ownNoReplies: 'עוד לא הגבת לאף אחד',
  media: 'מדיה',
  mediaOf: 'המדיה של {name}',
  noMedia: 'אין עדיין תמונות או סרטונים של {name}',
  ownNoMedia: 'עוד לא פרסמת תמונות או סרטונים',
  nods: 'הנהונים',
  nodsOf: 'ההנהונים של {name}',
  noNods: 'אין עדיין הנהונים של {name}',
  ownNoNods: 'עוד לא נתת אף הנהון',
  write: 'כתיבת קוואק',
  toStream: 'אל הזרם',
};
