export interface RuleTexts {
  textEn: string;
  textHe: string;
  hintEn?: string | null;
  hintHe?: string | null;
}

/** What a new site begins with, until its operator writes something else. */
export const DEFAULT_RULES: readonly RuleTexts[] = [
  {
    textEn: 'Be kind, also when you disagree.',
    textHe: 'נחמדות קודמת לכול, גם כשלא מסכימים.',
    hintEn: 'No insults, no threats, no campaigns against a person.',
    hintHe: 'בלי עלבונות, בלי איומים ובלי מסעות נגד אדם.',
  },
  {
    textEn: 'No hatred against people for what they are.',
    textHe: 'בלי שנאה כלפי אנשים בגלל מי שהם.',
    hintEn: 'Such as origin, religion, gender, sexual orientation, age or disability.',
    hintHe: 'למשל מוצא, דת, מגדר, נטייה מינית, גיל או מוגבלות.',
  },
  {
    textEn: 'No spam, no fraud.',
    textHe: 'בלי ספאם ובלי הונאות.',
    hintEn: 'That includes the same message to many strangers, and links that mislead.',
    hintHe: 'גם אותה הודעה להרבה אנשים זרים, וגם קישורים מטעים.',
  },
  {
    textEn: "Respect other people's privacy.",
    textHe: 'מכבדים את הפרטיות של אחרים.',
    hintEn: "Don't publish addresses, phone numbers, private messages or pictures without consent.",
    hintHe: 'לא מפרסמים כתובות, מספרי טלפון, הודעות פרטיות או תמונות בלי הסכמה.',
  },
  {
    textEn: "Don't pretend to be someone else.",
    textHe: 'לא מתחזים למישהו אחר.',
    hintEn: 'Parody is fine if the profile says so.',
    hintHe: 'פרודיה מותרת אם כתוב כך בפרופיל.',
  },
  {
    textEn: 'Put a warning before what not everyone wants to see.',
    textHe: 'שמים אזהרה לפני מה שלא כולם רוצים לראות.',
    hintEn: 'Violence and nudity, for example. Nothing sexual about minors, ever.',
    hintHe: 'למשל אלימות ועירום. שום תוכן מיני הנוגע לקטינים, אף פעם.',
  },
];
