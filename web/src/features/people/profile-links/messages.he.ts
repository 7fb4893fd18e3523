import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  links: 'קישורים ופרטים',
  verified: 'אומת ב־{date}',
};
