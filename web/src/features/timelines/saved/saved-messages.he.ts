import type { Translation } from '../../../i18n/messages';
import type { en } from './saved-messages.en';

export const he: Translation<typeof en> = {
  nods: 'ההנהונים שלך',
  noNods: 'עוד לא הנהנת לאף קוואק',
  noNodsText: 'קוואקים שהנהנת להם יופיעו כאן, מההנהון האחרון לראשון.',
  searchNods: 'חיפוש בהנהונים',
  noNodMatches: 'לא נמצאו הנהונים',
  pins: 'הנעיצות שלך',
  pinsHint: 'הנעיצות שלך גלויות רק לך.',
  noPins: 'אין עדיין נעיצות',
  searchPins: 'חיפוש בנעיצות',
  noPinMatches: 'לא נמצאו נעיצות',
  noMatchesText: 'אפשר לנסות מילים אחרות, או שם של מישהו.',
  noPinMatchesText: 'אפשר לנסות מילים מהקוואק או מההערה שלך, או שם של מישהו.',
  noPinsText: 'אפשר לנעוץ קוואק כדי לשמור אותו כאן.',
};
