import type { Translation } from '../../i18n/messages';
import type { en } from './kept-words.en';

export const he: Translation<typeof en> = {
  nods: 'ההנהונים שלך',
  noNods: 'עוד לא נתת אף הנהון',
  noNodsText: 'קוואקים שקיבלו ממך הנהון נשמרים כאן, האחרון ראשון.',
  pins: 'הנעיצות שלך',
  pinsHint: 'רק לך אפשר לראות מה נעצת.',
  noPins: 'עוד לא נעצת כלום',
  noPinsText: 'נעיצה של קוואק שומרת אותו כאן כדי למצוא אותו שוב. אף אחד אחר לא יידע.',
};
