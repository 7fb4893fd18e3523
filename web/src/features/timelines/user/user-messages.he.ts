import { tabs as tabWords } from '@mallard/rules/page-words-he';
import type { Translation } from '../../../i18n/messages';
import type { en } from './user-messages.en';

export const he: Translation<typeof en> = {
  ...tabWords,
  tabs: 'לשוניות הפרופיל של {name}',
  quacksOf: 'הקוואקים של {name}',
  noQuacks: 'אין עדיין קוואקים של {name}',
  ownNoQuacks: 'עוד לא כתבת קוואק',
  repliesOf: 'התגובות של {name}',
  noReplies: 'אין עדיין תגובות של {name}',
  ownNoReplies: 'עוד לא הגבת לאף אחד',
  repliedGone: 'הקוואק הזה נמחק.',
  mediaOf: 'המדיה של {name}',
  noMedia: 'אין עדיין תמונות או סרטונים של {name}',
  ownNoMedia: 'עוד לא פרסמת תמונות או סרטונים',
  nodsOf: 'ההנהונים של {name}',
  noNods: 'אין עדיין הנהונים של {name}',
  ownNoNods: 'עוד לא הנהנת לאף קוואק',
  write: 'כתיבת קוואק',
  toStream: 'אל הזרם',
};
