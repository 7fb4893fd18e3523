import type { timelines as source } from '../en/timelines';
import type { Translation } from '../messages';

export const timelines: Translation<typeof source> = {
  title: 'הזרם',
  feeds: 'זרמים',
  following: 'במעקב',
  everyone: 'כולם',
  quacks: 'קוואקים',
  emptyFollowing: 'המים בזרם שלך עוד שקטים',
  emptyFollowingText: 'כדאי לעקוב אחרי כמה אנשים, והקוואקים שלהם יופיעו כאן.',
  seeEveryone: 'מה כולם כותבים',
  emptyEveryone: 'אף אחד עוד לא כתב כלום',
  emptyEveryoneText: 'הקוואק הראשון יכול להיות שלך.',
  write: 'כתיבת קוואק',
};
