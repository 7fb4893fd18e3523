import type { Language } from '#kernel/request/language.js';

type Titles = Readonly<Record<Language, string>>;

const named = (en: string, he: string): Titles => ({ en, he });

/** Every address of the web client that has no content of its own to send, with its title. A part behind : is any one part. */
const ADDRESSES: Readonly<Record<string, Titles>> = {
  '/discord': named('Community', 'הקהילה'),
  '/login': named('Sign in', 'כניסה'),
  '/register': named('Join', 'הצטרפות'),
  '/forgot-password': named('Forgot password', 'שכחתי סיסמה'),
  '/reset-password': named('New password', 'סיסמה חדשה'),
  '/verify-email': named('Verify email', 'אימות כתובת'),
  '/verify-subscription': named('Confirm subscription', 'אישור הרשמה'),
  '/unsubscribe': named('Unsubscribe', 'הסרה מרשימת התפוצה'),
  '/stream': named('Stream', 'הזרם'),
  '/explore': named('Explore', 'גילוי'),
  '/notifications': named('Notifications', 'התראות'),
  '/whispers': named('Whispers', 'לחישות'),
  '/whispers/:id': named('Whispers', 'לחישות'),
  '/near-me': named('Near me', 'בסביבה'),
  '/my-likes': named('My likes', 'אהבתי'),
  '/my-pins': named('My pins', 'הנעיצות שלי'),
  '/scheduled-posts': named('Scheduled posts', 'קוואקים מתוזמנים'),
  '/theme-switcher': named('Theme', 'ערכת נושא'),
  '/profile': named('Profile', 'פרופיל'),
  '/admin': named('Administration', 'ניהול'),
  '/users': named('People', 'אנשים'),
  '/admin/email-subscriptions': named('Email subscriptions', 'מנויים לדוא״ל'),
  '/admin/claims': named('Rights', 'הרשאות'),
  '/admin/claims/categories': named('Categories of rights', 'קטגוריות הרשאות'),
  '/admin/claims/definitions': named('Definitions of rights', 'הגדרות הרשאות'),
  '/admin/claims/users': named('Rights of people', 'הרשאות של אנשים'),
  '/admin/claims/roles': named('Rights of roles', 'הרשאות של תפקידים'),
  '/admin/audit-log': named('Audit log', 'יומן פעולות'),
  '/admin/maintenance': named('Maintenance', 'תחזוקה'),
  '/help/new': named('New topic', 'נושא חדש'),
  '/products': named('Products', 'מוצרים'),
  '/404': named('Not found', 'לא נמצא'),
  '/403': named('Not allowed', 'אין הרשאה'),
  '/ui': named('Design catalog', 'קטלוג העיצוב'),
};

/** The pages of the design catalog, below /ui. */
const CATALOG: Readonly<Record<string, Titles>> = {
  typography: named('Typography', 'טיפוגרפיה'),
  'icons/remix-icons': named('Remix icons', 'סמלי Remix'),
  'icons/mdi': named('Material Design icons', 'סמלי Material Design'),
  'icons/unicons': named('Unicons', 'סמלי Unicons'),
  buttons: named('Buttons', 'כפתורים'),
  dropdowns: named('Dropdowns', 'תפריטים נפתחים'),
  popovers: named('Popovers', 'חלוניות'),
  tooltips: named('Tooltips', 'תוויות הסבר'),
  'form-basic': named('Basic forms', 'טפסים בסיסיים'),
  'form-advanced': named('Advanced forms', 'טפסים מתקדמים'),
  'range-sliders': named('Range sliders', 'מחווני טווח'),
  dragula: named('Drag and drop', 'גרירה ושחרור'),
  cards: named('Cards', 'כרטיסים'),
  'list-group': named('List groups', 'קבוצות רשימה'),
  tables: named('Tables', 'טבלאות'),
  badges: named('Badges', 'תגים'),
  avatars: named('Avatars', 'תמונות פרופיל'),
  accordions: named('Accordions', 'אקורדיונים'),
  tabs: named('Tabs', 'לשוניות'),
  pagination: named('Pagination', 'דפדוף'),
  alerts: named('Alerts', 'התרעות'),
  modals: named('Modals', 'תיבות דו־שיח'),
  offcanvas: named('Offcanvas', 'מגירות'),
  progress: named('Progress', 'התקדמות'),
  spinners: named('Spinners', 'סימני המתנה'),
  charts: named('Charts', 'תרשימים'),
  dashboard: named('Dashboard', 'לוח בקרה'),
};

export const NOT_FOUND: Titles = named('Not found', 'לא נמצא');

/** Pages that a search engine may show; the others are for people who are signed in, or for nobody in particular. */
const INDEXED = new Set(['/login', '/register', '/explore', '/stream']);

export interface Address {
  readonly titles: Titles;
  readonly isIndexed: boolean;
}

const catalog = new Map(Object.entries(CATALOG).map(([page, titles]) => [`/ui/${page}`, titles]));
const patterns = Object.entries(ADDRESSES).map(([path, titles]) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`, 'i'),
  address: { titles, isIndexed: INDEXED.has(path) },
}));

/** @returns null where the web client has no page. @param path without a slash at its end, `/` apart */
export function addressAt(path: string): Address | null {
  const titles = catalog.get(path.toLowerCase());
  if (titles !== undefined) return { titles, isIndexed: false };
  return patterns.find(({ pattern }) => pattern.test(path))?.address ?? null;
}
