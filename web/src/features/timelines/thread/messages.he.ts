import { thread as pageThread } from '@mallard/rules/page-words-he';
import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  ...pageThread,
  ancestors: 'בתגובה אל',
  replies: 'תגובות',
  repliesOfBranch: 'תגובות אל {name}',
  noReplies: 'אין עדיין תגובות.',
  noRepliesHint: 'הראשונה יכולה להיות שלך.',
  more: 'עוד תגובות',
  moreCounted: { one: 'עוד תגובה אחת', two: 'עוד שתי תגובות', other: 'עוד {count} תגובות' },
  counted: { one: 'הצגת תגובה אחת', two: 'הצגת שתי תגובות', other: 'הצגת {count} תגובות' },
  moreOf: '{label} אל {name}',
  loaded: { one: 'נוספה תגובה אחת', two: 'נוספו שתי תגובות', other: 'נוספו {count} תגובות' },
  collapse: { one: 'הסתרת תגובה אחת', two: 'הסתרת שתי תגובות', other: 'הסתרת {count} תגובות' },
  expand: { one: 'הצגת תגובה אחת שהוסתרה', two: 'הצגת שתי תגובות שהוסתרו', other: 'הצגת {count} תגובות שהוסתרו' },
  sort: 'מיון התגובות',
  sortedBy: 'מיון התגובות: {order}',
  sorted: 'המיון: {order}',
  relevant: 'רלוונטיות',
  newest: 'מהחדשה לישנה',
  oldest: 'מהישנה לחדשה',
  deleted: 'הקוואק הזה נמחק.',
  failed: 'התגובות לא נטענו',
  gone: 'הקוואק הזה אינו זמין',
  goneText: 'אולי הוא נמחק, ואולי נפלה טעות בקישור.',
  goneVisitorText: 'אולי הוא נמחק, ואולי הוא גלוי רק אחרי כניסה.',
  signInToReply: 'כניסה כדי להגיב',
  noddedBy: 'הנהונים',
  nobodyNodded: 'אין עדיין הנהונים.',
};
