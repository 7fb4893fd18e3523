import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  verifyTitle: 'אישור ההרשמה לעדכונים',
  verifying: 'ההרשמה בתהליך אישור…',
  verifiedTitle: 'נרשמת לעדכונים',
  verifiedText: 'העדכונים יגיעו לתיבת הדוא״ל שלך. בכל הודעה יש קישור להסרה.',
  expiredTitle: 'הקישור הזה לא עובד',
  expiredText: 'עברו יותר מ־24 שעות, או שהקישור הגיע חלקי. אפשר להירשם שוב כדי לקבל קישור חדש.',
  verifyFailed: 'לא ניתן היה לאשר את ההרשמה',
  unsubscribeTitle: 'הסרה מרשימת התפוצה',
  unsubscribeText: 'לחיצה על הכפתור תפסיק את משלוח העדכונים לכתובת שלך.',
  unsubscribeDigestText: 'לחיצה על הכפתור תפסיק את משלוח הסיכומים. שאר ההודעות יישארו כפי שבחרת.',
  unsubscribe: 'הסרה',
  leftTitle: 'הוסרת מרשימת התפוצה',
  leftText: 'לא יישלחו עוד עדכונים לכתובת שלך.',
  leftDigestText: 'לא יישלחו עוד סיכומים. אפשר להפעיל אותם שוב בהגדרות.',
  brokenTitle: 'הקישור הזה לא עובד',
  brokenText: 'הקישור הגיע חלקי. אפשר לפתוח אותו שוב מההודעה.',
  unsubscribeFailed: 'ההסרה לא הצליחה. כדאי לנסות שוב.',
  home: 'לעמוד הבית',
};
