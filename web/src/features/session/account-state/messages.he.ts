import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  frozenTitle: 'החשבון מוקפא',
  frozen: 'החשבון שלך מוקפא עד {moment}. אפשר לקרוא הכול, אבל עד אז אי אפשר לכתוב, להנהן או לעקוב.',
  frozenMore: 'מה זה אומר',
  suspended: 'החשבון שלך מושעה',
  suspendedText: 'הפרופיל ומה שכתבת אינם מוצגים לאיש, ואסימוני גישה אינם פועלים.',
  suspendedSince: 'מושעה מאז {day}.',
  erasedOn: 'הקוואקים והמדיה שלך יימחקו ב־{day}, אלא אם ההשעיה תבוטל לפני כן.',
  erasedSince: 'הקוואקים והמדיה שלך נמחקו ב־{day}.',
  signedInAs: 'החשבון המחובר: {email}',
  signOut: 'יציאה',
  loadFailed: 'טעינת מצב החשבון נכשלה',
};
