import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  add: 'הוספת אמוג׳י',
  title: 'אמוג׳י',
  search: 'חיפוש אמוג׳י',
  recent: 'בשימוש לאחרונה',
  all: 'כל האמוג׳י',
  none: 'לא נמצא אמוג׳י עבור ״{query}״',
  failed: 'טעינת האמוג׳י נכשלה.',
  tone: 'גוון עור: {tone}',
  toneNone: 'ברירת מחדל',
  toneLight: 'בהיר',
  toneMediumLight: 'בהיר־בינוני',
  toneMedium: 'בינוני',
  toneMediumDark: 'בינוני־כהה',
  toneDark: 'כהה',
  smileys_emotion: 'סמיילים ורגשות',
  people_body: 'אנשים וגוף',
  animals_nature: 'חיות וטבע',
  food_drink: 'אוכל ושתייה',
  travel_places: 'נסיעות ומקומות',
  activities: 'פעילויות',
  objects: 'חפצים',
  symbols: 'סמלים',
  flags: 'דגלים',
};
