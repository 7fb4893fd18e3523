import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  title: 'גילוי',
  waysOn: 'לאן ממשיכים',
  searchInstead: 'אפשר גם לחפש',
  searchTitle: 'חיפוש',
  resultsTitle: 'תוצאות עבור ”{query}”',
  searchText: 'אפשר לחפש אנשים, האשטאגים או מילים',
};
