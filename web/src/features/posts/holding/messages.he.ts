import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  held: 'ממתין לבדיקה',
  why: 'משהו כאן נראה כמו ספאם או כמו דבר שאין לו מקום באתר, ולכן צוות האתר בודק אותו קודם. עד אז רק לך זה מוצג.',
  more: 'מה זה אומר',
  title: 'ממתינים לבדיקה',
};
