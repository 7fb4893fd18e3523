import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  usePasskey: 'אישור עם מפתח גישה',
  passkeyFailed: 'לא נעשה שימוש במפתח הגישה. כדאי לנסות שוב.',
  code: 'קוד',
  codeHint: '6 ספרות מהאפליקציה, או קוד שחזור.',
};
