import type { follows as source } from '../en/follows';
import type { Translation } from '../messages';

export const follows: Translation<typeof source> = {
  follow: 'מעקב',
  followBack: 'מעקב בחזרה',
  following: 'במעקב',
  unfollow: 'הפסקת מעקב',
  followPerson: 'מעקב אחרי {name}',
  followPersonBack: 'מעקב בחזרה אחרי {name}',
  followingPerson: 'במעקב אחרי {name}',
  requested: 'נשלחה בקשה',
  withdraw: 'ביטול הבקשה',
  requestedPerson: 'נשלחה בקשה לעקוב אחרי {name}',
  followed: 'המעקב התחיל',
  unfollowed: 'המעקב הופסק',
  asked: 'בקשת המעקב נשלחה',
  withdrawn: 'בקשת המעקב בוטלה',
  notifications: 'התראות על {name}',
  notificationsNow: '{label}: {state}',
  notifyAll: 'כל הקוואקים',
  notifyAllHint: 'כולל תגובות וציטוטים',
  notifyOriginals: 'קוואקים חדשים בלבד',
  notifyOriginalsHint: 'כולל ציטוטים, בלי תגובות',
  notifyOff: 'כבויות',
  knownOne: 'במעקב של {one}',
  knownTwo: 'במעקב של {one} ושל {two}',
  knownMore: {
    one: 'במעקב של {one}, {two} ועוד חשבון אחד שבמעקב שלך',
    two: 'במעקב של {one}, {two} ועוד שני חשבונות שבמעקב שלך',
    other: 'במעקב של {one}, {two} ועוד {count} חשבונות שבמעקב שלך',
  },
};
