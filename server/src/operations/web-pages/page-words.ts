import { isDeletedHandle } from '#identity/users/handle.js';
import type { Language } from '#kernel/request/language.js';
import type { UserView } from '#people/users/user.view.js';

interface PageWords {
  home: string;
  help: string;
  signIn: string;
  join: string;
  welcomeBack: string;
  login: string;
  password: string;
  newHere: string;
  community: string;
  frontTitle: string;
  frontText: (product: string) => string;
  helpTitle: string;
  helpText: (product: string) => string;
  updated: string;
  hashtag: (name: string) => string;
  profile: (name: string, product: string) => string;
  requiresLogin: string;
  quack: string;
  back: string;
  /** The lists of a person, as tabs. */
  tabs: { quacks: string; replies: string; media: string; nods: string };
  joined: (month: string) => string;
  /** What follows a number of them. */
  quacksOf: (count: number) => string;
  followersOf: (count: number) => string;
  followingOf: string;
  /** With their number, which is never 0. */
  replies: (count: number, figures: string) => string;
  nods: (count: number, figures: string) => string;
  edited: string;
  show: string;
  hide: string;
  deletedAccount: string;
}

/** What the pages that the server sends say of themselves; the client's own words are in web/src. */
export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    home: 'Home',
    help: 'Help',
    signIn: 'Sign in',
    join: 'Create an account',
    welcomeBack: 'Welcome back',
    login: 'Email or handle',
    password: 'Password',
    newHere: 'New to the pond?',
    community: 'Community',
    frontTitle: 'A calm place for short posts',
    frontText: (product) =>
      `${product} opens soon: short posts of people you choose, in the order they were written. Leave your address, and we write to you when it is time.`,
    helpTitle: 'Help',
    helpText: (product) => `How ${product} works: answers about quacks, whispers, your account, and more.`,
    updated: 'Updated',
    hashtag: (name) => `Quacks about #${name}`,
    profile: (name, product) => `${name} on ${product}`,
    requiresLogin: 'Only people who are signed in see what is here.',
    quack: 'Quack',
    back: 'Back',
    tabs: { quacks: 'Quacks', replies: 'Replies', media: 'Media', nods: 'Nods' },
    joined: (month) => `Joined ${month}`,
    quacksOf: (count) => (count === 1 ? 'quack' : 'quacks'),
    followersOf: (count) => (count === 1 ? 'follower' : 'followers'),
    followingOf: 'following',
    replies: (count, figures) => (count === 1 ? '1 reply' : `${figures} replies`),
    nods: (count, figures) => (count === 1 ? '1 nod' : `${figures} nods`),
    edited: 'edited',
    show: 'Show',
    hide: 'Hide',
    deletedAccount: 'Deleted account',
  },
  he: {
    home: 'בית',
    help: 'עזרה',
    signIn: 'כניסה',
    join: 'יצירת חשבון',
    welcomeBack: 'טוב לראות אותך שוב',
    login: 'דוא״ל או שם משתמש',
    password: 'סיסמה',
    newHere: 'חדשים באגם?',
    community: 'הקהילה',
    frontTitle: 'מקום רגוע לפוסטים קצרים',
    frontText: (product) =>
      `${product} נפתח בקרוב: פוסטים קצרים של אנשים שבחרת, לפי סדר הכתיבה. אפשר להשאיר כתובת דוא״ל, ונכתוב כשיגיע הזמן.`,
    helpTitle: 'עזרה',
    helpText: (product) => `איך ${product} עובד: תשובות על קוואקים, לחישות, החשבון ועוד.`,
    updated: 'עודכן',
    hashtag: (name) => `קוואקים על #${name}`,
    profile: (name, product) => `${name} ב־${product}`,
    requiresLogin: 'רק מי שנכנס לחשבון רואה מה יש כאן.',
    quack: 'קוואק',
    back: 'חזרה',
    tabs: { quacks: 'קוואקים', replies: 'תגובות', media: 'מדיה', nods: 'הנהונים' },
    joined: (month) => `כאן מאז ${month}`,
    quacksOf: (count) => (count === 1 ? 'קוואק' : 'קוואקים'),
    followersOf: (count) => (count === 1 ? 'עוקב' : 'עוקבים'),
    followingOf: 'במעקב',
    replies: (count, figures) => (count === 1 ? 'תגובה אחת' : count === 2 ? 'שתי תגובות' : `${figures} תגובות`),
    nods: (count, figures) => (count === 1 ? 'הנהון אחד' : count === 2 ? 'שני הנהונים' : `${figures} הנהונים`),
    edited: 'נערך',
    show: 'הצגה',
    hide: 'הסתרה',
    deletedAccount: 'חשבון שנמחק',
  },
};

/** How a page names somebody: an account that was deleted, in the page's language. */
export function nameOf({ handle, displayName }: Pick<UserView, 'handle' | 'displayName'>, language: Language): string {
  return isDeletedHandle(handle) ? PAGE_WORDS[language].deletedAccount : displayName || handle;
}
