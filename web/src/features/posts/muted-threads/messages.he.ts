import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  mute: 'השתקת השיחה',
  muteHint: 'בלי התראות על תגובות ואזכורים בה',
  unmute: 'ביטול השתקת השיחה',
  muted: 'השיחה הושתקה',
  unmuted: 'השתקת השיחה בוטלה',
  muteFailed: 'השתקת השיחה נכשלה',
  unmuteFailed: 'ביטול השתקת השיחה נכשל',
  undo: 'ביטול',
};
