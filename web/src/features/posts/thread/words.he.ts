import type { Translation } from '../../../i18n/messages';
import type { en } from './words.en';

export const he: Translation<typeof en> = {
  title: 'קוואק',
  byTitle: '{name}: ”{text}“',
  ancestors: 'למה זו תגובה',
  replies: 'תגובות',
  repliesOfBranch: 'תגובות אל {name}',
  noReplies: 'אין עדיין תגובות.',
  noRepliesHint: 'הראשונה יכולה להיות שלך.',
  more: 'עוד תגובות',
  moreOf: 'עוד תגובות אל {name}',
  loadingMore: 'טוענים עוד תגובות',
  deleted: 'הקוואק הזה נמחק.',
  failed: 'לא הצלחנו לטעון את התגובות',
  gone: 'הקוואק הזה לא כאן',
  goneText: 'אולי הוא נמחק, ואולי נפלה טעות בקישור.',
  goneVisitorText: 'אולי הוא נמחק, ואולי הקוואקים של הכותב גלויים רק למי שמחובר.',
  signInToReply: 'כניסה כדי להגיב',
  noddedBy: 'הנהונים',
  nobodyNodded: 'אף אחד עוד לא נתן הנהון.',
  edited: 'נערך ב־{moment}',
};
