import type { identity as source } from '../en/identity';
import type { Translation } from '../messages';

export const identity: Translation<typeof source> = {
  signIn: 'כניסה',
  signInTitle: 'טוב לראות אותך שוב',
  login: 'דוא״ל או שם משתמש',
  password: 'סיסמה',
  forgot: 'שכחת את הסיסמה?',
  newHere: 'חדשים באגם? {link}',
  createAccount: 'יצירת חשבון',
  forgotTitle: 'שכחת את הסיסמה?',
  forgotText: 'צריך רק את כתובת הדוא״ל. אם יש חשבון שמשתמש בה, נשלח קישור לבחירת סיסמה חדשה.',
  email: 'כתובת דוא״ל',
  sendLink: 'שליחת הקישור',
  forgotSentTitle: 'כדאי להציץ בדואר',
  forgotSentText: 'אם יש חשבון שמשתמש בכתובת {email}, קישור לסיסמה חדשה כבר בדרך. הוא תקף ל־30 דקות.',
  resetTitle: 'בחירת סיסמה חדשה',
  newPassword: 'סיסמה חדשה',
  repeatPassword: 'הסיסמה החדשה שוב',
  setPassword: 'קביעת הסיסמה',
  resetDoneTitle: 'הסיסמה נקבעה',
  resetDoneText: 'יצאת מהחשבון בכל המכשירים. אפשר להיכנס עם הסיסמה החדשה.',
  resetBrokenTitle: 'הקישור הזה לא עובד',
  resetBrokenText: 'עברו יותר מ־30 דקות, או שכבר השתמשו בו, או שהוא הגיע חלקי.',
  newLink: 'בקשת קישור חדש',
  backToSignIn: 'חזרה לכניסה',
};
