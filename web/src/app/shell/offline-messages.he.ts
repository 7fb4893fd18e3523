import type { Translation } from '../../i18n/messages';
import type { en } from './offline-messages.en';

export const he: Translation<typeof en> = {
  label: 'חיבור',
  offline: 'אין חיבור לרשת. מה שכותבים נשמר במכשיר הזה.',
  offlineKept: 'אין חיבור לרשת. העדכון האחרון: {moment}.',
  kept: 'השרת לא ענה. העדכון האחרון: {moment}.',
  retry: 'ניסיון נוסף',
  newer: 'יש גרסה חדשה. הטיוטות נשמרות.',
};
