import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  title: 'גילוי',
  tabs: 'מה יש לגלות',
  waysOn: 'לאן ממשיכים',
  searchInstead: 'אפשר גם לחפש',
  quacks: 'קוואקים',
  searchTitle: 'חיפוש',
  resultsTitle: 'תוצאות עבור ”{query}”',
  searchText: 'אפשר לחפש אנשים, האשטאגים או מילים',
  quiet: 'עוד אין כאן כלום',
  quietText: 'הקוואקים הראשונים יופיעו כאן.',
  failed: 'טעינת הקוואקים נכשלה',
};
