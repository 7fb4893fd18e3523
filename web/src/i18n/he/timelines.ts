import type { timelines as source } from '../en/timelines';
import type { Translation } from '../messages';

export const timelines: Translation<typeof source> = {
  title: 'הזרם',
  feeds: 'זרמים',
  following: 'במעקב',
  everyone: 'כולם',
  quacks: 'קוואקים',
  emptyFollowing: 'שקט בזרם שלך',
  emptyFollowingText: 'כדאי לעקוב אחרי כמה אנשים, והקוואקים שלהם יופיעו כאן.',
  seeEveryone: 'לקוואקים של כולם',
  emptyEveryone: 'אין עדיין קוואקים',
  emptyEveryoneText: 'הקוואק הראשון יכול להיות שלך.',
  write: 'כתיבת קוואק',
};
