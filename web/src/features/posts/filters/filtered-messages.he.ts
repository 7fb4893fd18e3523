import type { Translation } from '../../../i18n/messages';
import type { en } from './filtered-messages.en';

export const he: Translation<typeof en> = {
  filter: 'מסנן',
  filtered: 'סונן: {titles}',
};
