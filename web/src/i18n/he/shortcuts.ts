import type { shortcuts as source } from '../en/shortcuts';
import type { Translation } from '../messages';

export const shortcuts: Translation<typeof source> = {
  title: 'קיצורי מקלדת',
  active: 'שימוש במקשים בודדים כקיצורים',
  activeHint: 'כדאי לכבות כשקורא מסך או שליטה קולית מקלידים מקשים בעצמם.',
  anywhere: 'בכל מקום',
  inLists: 'ברשימות של קוואקים',
  inComposer: 'בזמן כתיבה',
  then: 'ואז',
  help: 'הקיצורים האלה',
  compose: 'כתיבת קוואק',
  search: 'חיפוש',
  goToStream: 'אל הזרם',
  goToNotifications: 'אל ההתראות שלך',
  goToWhispers: 'אל הלחישות שלך',
  close: 'סגירת מה שפתוח',
  next: 'הקוואק הבא',
  previous: 'הקוואק הקודם',
  nod: 'לתת הנהון או להסיר אותו',
  reply: 'תגובה',
  open: 'פתיחת הקוואק',
  loadNew: 'הצגת הקוואקים החדשים',
  send: 'שליחה',
};
