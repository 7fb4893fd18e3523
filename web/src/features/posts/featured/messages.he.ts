import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  title: 'נבחרים',
  listOf: 'הקוואקים הנבחרים של {name}',
  showAll: 'להציג את כולם ({count})',
  showFewer: 'להציג פחות',
  loadFailed: 'לא הצלחנו לטעון את הקוואקים הנבחרים',
  feature: 'הצגה בראש הפרופיל',
  featureHint: 'עד חמישה קוואקים נבחרים',
  unfeature: 'הסרה מראש הפרופיל',
  featured: 'הקוואק מוצג בראש הפרופיל שלך',
  unfeatured: 'הקוואק כבר לא מוצג בראש הפרופיל',
  featureFailed: 'לא הצלחנו להציג את הקוואק בראש הפרופיל',
  unfeatureFailed: 'הקוואק עדיין מוצג בראש הפרופיל',
  undo: 'ביטול',
};
