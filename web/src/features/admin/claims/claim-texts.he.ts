import type { Translation } from '../../../i18n/messages';
import type { en } from './claim-texts.en';

export const he: Translation<typeof en> = {
  'posts.remove': 'הסרה של כל קוואק או תגובה.',
  'help.write': 'כתיבה של נושאי עזרה, קטגוריות ועמודים משפטיים.',
  'help.contact.read': 'קריאת הודעות מטופס יצירת הקשר.',
  'products.read': 'חיפוש מוצרים וצפייה בהם.',
  'products.write': 'הוספה, עריכה, מחיקה וייצוא של מוצרים.',
  'users.read': 'רשימת החשבונות, עם הכתובות והחיבורים שלהם.',
  'users.write': 'יצירה, עריכה, השבתה ומחיקה של חשבונות בתפקיד נמוך יותר.',
  'users.role': 'מתן תפקיד אחר, נמוך מזה של מי שנותן אותו.',
  'registrations.review': 'קביעה מי יכול להירשם, ואישור או דחייה של בקשות הצטרפות.',
  'invites.create': 'יצירת קישורים להרשמה של אנשים אחרים.',
  'invites.skip-approval': 'מי שנרשם דרך ההזמנות האלה לא זקוק לאישור.',
  'network.block': 'חסימת דומיינים של דוא״ל, שמות משתמש ורשתות.',
  'subscriptions.manage': 'צפייה במנויים לדוא״ל, אימות ומחיקה שלהם ושליחת עדכונים.',
  'claims.define': 'יצירה ושינוי של הרשאות ושל קטגוריות הרשאה.',
  'claims.assign': 'הענקת הרשאות קיימות לאנשים ולתפקידים נמוכים יותר.',
  'maintenance.manage': 'תכנון, התחלה וסיום של חלונות תחזוקה.',
  'system.read': 'לוח הבקרה, יומן הביקורת ומצב המערכת.',
  'category:people': 'צפייה בחשבונות, שינוי ומחיקה שלהם.',
  'category:content': 'קוואקים ותגובות.',
  'category:help': 'מרכז העזרה, עמודים משפטיים ופניות לצוות.',
  'category:products': 'קטלוג המוצרים.',
  'category:claims': 'מי יכול לעשות מה. תמיד פעילה.',
  'category:system': 'הפעלת האתר.',
};
