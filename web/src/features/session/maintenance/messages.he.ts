import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  defaultName: 'תחזוקת מערכת',
  defaultMessage: 'אנחנו מבצעים כרגע עבודות תחזוקה כדי לשפר את השירות. נשמח לראותך שוב בקרוב.',
  resumes: 'העמוד ימשיך מעצמו ברגע שנסיים. מה שכתבת נשמר.',
  until: 'הסיום צפוי ב־{moment}',
  elsewhere: 'מעבר למקום אחר',
  administrator: 'כניסה למנהלי המערכת',
  unreachable: 'אין אפשרות להתחבר לשרת',
  unreachableText: 'אנחנו ממשיכים לנסות, וההודעה תיעלם מעצמה ברגע שהשרת יענה. מה שכתבת נשמר.',
  tryNow: 'ניסיון נוסף',
  banner: 'תחזוקה',
  bannerSite: '”{name}” פעיל: רק למנהלי מערכת יש גישה.',
  bannerPage: '”{name}” פעיל בעמוד {path}: רק מנהלי מערכת רואים את העמוד הזה.',
  manage: 'ניהול',
};
