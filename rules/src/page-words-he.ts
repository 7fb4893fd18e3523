/* The same as page-words-en.ts, in Hebrew. */

export const help = { home: 'בית' } as const;

export const identity = {
  signInTitle: 'טוב לראות אותך שוב',
  login: 'דוא״ל או שם משתמש',
  password: 'סיסמה',
  newHere: 'חדשים באגם? {link}',
  createAccount: 'יצירת חשבון',
} as const;

export const nods = { count: { one: 'הנהון אחד', two: 'שני הנהונים', other: '{count} הנהונים' } } as const;

export const posts = {
  author: 'כותב/ת',
  edited: 'נערך',
  replies: { one: 'תגובה אחת', two: 'שתי תגובות', other: '{count} תגובות' },
  warning: 'אזהרת תוכן',
  showWarned: 'הצגה',
  hideWarned: 'הסתרה',
  sensitivePicture: 'תמונה רגישה',
  sensitiveMedia: 'תמונות או סרטונים רגישים',
} as const;

export const profiles = {
  deletedAccount: 'חשבון שנמחק',
  joined: 'כאן מאז {month}',
  quacks: { one: 'קוואק', two: 'קוואקים', other: 'קוואקים' },
  followers: { one: 'עוקב', two: 'עוקבים', other: 'עוקבים' },
  following: { one: 'במעקב', two: 'במעקב', other: 'במעקב' },
} as const;

export const quotes = {
  quoted: 'קוואק מצוטט של {name}',
  another: 'מצטט קוואק אחר',
  PENDING: 'ממתין לתשובת הכותב',
  REJECTED: 'הקוואק המצוטט לא זמין',
  REVOKED: 'הקוואק המצוטט הוסר מהציטוט בידי מי שכתב אותו',
  DELETED: 'הקוואק המצוטט נמחק',
  UNAUTHORIZED: 'הקוואק המצוטט לא זמין',
} as const;

export const shell = { help: 'עזרה', signIn: 'כניסה', back: 'חזרה', community: 'הקהילה' } as const;

/** The tabs of a profile. */
export const tabs = { quacks: 'קוואקים', replies: 'תגובות', media: 'מדיה', nods: 'הנהונים' } as const;

export const thread = { title: 'שיחה', byTitle: '{name}: ”{text}”' } as const;
