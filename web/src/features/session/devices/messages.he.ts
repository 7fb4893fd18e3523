import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  sessionsText: 'המכשירים שבהם החשבון שלך פתוח. אם יש מכשיר לא מוכר, כדאי לנתק אותו ולהחליף סיסמה.',
  thisDevice: 'המכשיר הזה',
  app: 'אפליקציה',
  unknownDevice: 'מכשיר לא מוכר',
  device: '{browser} ב־{system}',
  lastUsed: 'שימוש אחרון {time}',
  signedIn: 'כניסה {time}',
  end: 'ניתוק',
  endOf: 'ניתוק של {device}',
  endTitle: 'לנתק את המכשיר הזה?',
  endText: 'בתוך שניות {device} ינותק. מי שיודע את הסיסמה שלך יכול להיכנס שוב.',
  endOthers: 'ניתוק כל שאר המכשירים',
  endOthersTitle: 'לנתק את כל שאר המכשירים?',
  endOthersText: 'החשבון יישאר פתוח רק במכשיר הזה.',
  ended: 'המכשיר נותק',
  endedOthers: { one: 'מכשיר אחד נותק', two: 'שני מכשירים נותקו', other: '{count} מכשירים נותקו' },
  loadFailed: 'טעינת החיבורים נכשלה',
  endFailed: 'ניתוק המכשיר נכשל',
};
