/*
 * Every page of the web client. The router, the build, the service worker, the server and the tests read this table; a page is
 * one entry here and one file, web/src/routes/<name>.tsx. The browser gets only the parts that the router
 * needs (web/pages-plugin.ts), so that no page loads the titles.
 */

/** A component of web/src/app/shell, in the file of the same name. */
export type Frame = 'PageFrame' | 'AdminFrame' | 'EntryFrame' | 'HelpFrame' | 'FrontFrame' | 'CatalogFrame';

/**
 * Who may open a page. Others are redirected to the sign-in page, to /403, or, from a page for guests, to the stream.
 * Any claim of `anyOf` is enough; all of `allOf` are required.
 */
export type Guard =
  | 'guests'
  | 'signed-in'
  | { readonly anyOf: readonly string[] }
  | { readonly allOf: readonly string[] };

export interface Page {
  /** `:part` is any single segment, `:part?` may be missing, `/*` at the end is any rest. */
  readonly path: string;
  readonly frame: Frame;
  /** Absent if everyone may open it. */
  readonly guard?: Guard;
  /** The title that the server sends; null if the server composes it from the content. */
  readonly title: Readonly<Record<'en' | 'he', string>> | null;
  /** Search engines may index it. If the server composes the title, it decides by the content. */
  readonly indexed?: true;
  /** The service worker stores its code, so that it opens offline. */
  readonly offline?: true;
  /** The server draws posts or people on it, which need their styles before the client's code arrives. */
  readonly drawnByServer?: true;
  /** web/src/early draws something there before the client's code arrives. */
  readonly drawnEarly?: true;
  /** Shown at every address that no other page has. */
  readonly fallback?: true;
}

const entrance = { frame: 'EntryFrame' } as const;
const help = { frame: 'HelpFrame' } as const;
const social = { frame: 'PageFrame' } as const;
const staff = { frame: 'AdminFrame' } as const;

const signedIn = { ...social, guard: 'signed-in', offline: true } as const;
const guests = { ...entrance, guard: 'guests' } as const;

/** By the name of the file in web/src/routes, which exports the component: `near-me` exports `NearMePage`. */
export const PAGES = {
  'front-door': { ...entrance, path: '/', frame: 'FrontFrame', title: null },

  login: { ...guests, path: '/login', title: { en: 'Sign in', he: 'כניסה' }, indexed: true },
  register: { ...guests, path: '/register', title: { en: 'Create an account', he: 'יצירת חשבון' }, indexed: true },
  'forgot-password': {
    ...guests,
    path: '/forgot-password',
    title: { en: 'Forgot your password?', he: 'שכחת את הסיסמה?' },
  },
  'reset-password': { ...guests, path: '/reset-password', title: { en: 'New password', he: 'סיסמה חדשה' } },
  'verify-email': { ...entrance, path: '/verify-email', title: { en: 'Verify email', he: 'אימות כתובת' } },
  'restore-email': {
    ...entrance,
    path: '/restore-email',
    title: { en: 'Restore your address', he: 'החזרת כתובת' },
  },
  'confirm-email': {
    ...entrance,
    path: '/confirm-email',
    title: { en: 'Change of email address', he: 'שינוי כתובת הדוא״ל' },
  },
  'not-me': {
    ...entrance,
    path: '/not-me',
    title: { en: 'New sign-in', he: 'כניסה חדשה' },
  },
  authorize: {
    ...entrance,
    path: '/oauth/authorize',
    title: { en: 'Let an app in', he: 'גישה לאפליקציה' },
  },
  'verify-subscription': {
    ...entrance,
    path: '/verify-subscription',
    title: { en: 'Confirm subscription', he: 'אישור הרשמה' },
  },
  unsubscribe: { ...entrance, path: '/unsubscribe', title: { en: 'Unsubscribe', he: 'הסרה מרשימת התפוצה' } },
  discord: { ...entrance, path: '/discord', title: { en: 'Community', he: 'הקהילה' } },

  help: { ...help, path: '/help', title: null },
  'help-new': { ...help, path: '/help/new', title: { en: 'New topic', he: 'נושא חדש' } },
  rules: { ...help, path: '/rules', title: { en: 'Rules', he: 'כללי האתר' } },
  report: { ...help, path: '/report', title: { en: 'Report illegal content', he: 'דיווח על תוכן לא חוקי' } },
  'help-topic': { ...help, path: '/help/t/:permalink', title: null },

  stream: {
    ...signedIn,
    path: '/stream',
    title: { en: 'Stream', he: 'הזרם' },
    indexed: true,
    drawnEarly: true,
  },
  welcome: { ...signedIn, path: '/welcome', title: { en: 'Welcome', he: 'ברוכים הבאים' } },
  explore: { ...signedIn, path: '/explore', title: { en: 'Explore', he: 'גילוי' }, indexed: true },
  hashtag: { ...signedIn, path: '/hashtag/:tag', title: null },
  discover: {
    ...social,
    path: '/discover',
    title: { en: 'Explore', he: 'גילוי' },
    indexed: true,
    drawnByServer: true,
  },
  search: { ...social, path: '/search', title: { en: 'Search', he: 'חיפוש' } },
  tag: { ...social, path: '/tag/:tag', title: null, drawnByServer: true },
  'near-me': { ...signedIn, path: '/near-me', title: { en: 'Near me', he: 'בסביבה' } },
  notifications: { ...signedIn, path: '/notifications', title: { en: 'Notifications', he: 'התראות' } },
  'follow-requests': {
    ...signedIn,
    path: '/follow-requests',
    title: { en: 'Follow requests', he: 'בקשות מעקב' },
  },
  'notification-requests': {
    ...signedIn,
    path: '/notification-requests',
    title: { en: 'Notification requests', he: 'התראות שמחכות לאישור' },
  },
  lists: { ...signedIn, path: '/lists', title: { en: 'Lists', he: 'רשימות' } },
  list: { ...signedIn, path: '/lists/:id', title: { en: 'Lists', he: 'רשימות' } },
  whispers: { ...signedIn, path: '/whispers/:id?', title: { en: 'Whispers', he: 'לחישות' } },
  'my-likes': { ...signedIn, path: '/my-likes', title: { en: 'Your nods', he: 'ההנהונים שלך' } },
  'my-pins': { ...signedIn, path: '/my-pins', title: { en: 'Your pins', he: 'הנעיצות שלך' } },
  'scheduled-posts': { ...signedIn, path: '/scheduled-posts', title: { en: 'Scheduled', he: 'מתוזמנים' } },
  'theme-switcher': { ...signedIn, path: '/theme-switcher', title: { en: 'Appearance', he: 'מראה' } },
  profile: { ...signedIn, path: '/profile', title: { en: 'Settings', he: 'הגדרות' } },
  user: { ...social, path: '/user/:handle', title: null, drawnByServer: true, offline: true },
  post: { ...social, path: '/post/:id', title: null, drawnByServer: true, offline: true },
  products: {
    ...social,
    frame: 'AdminFrame',
    path: '/products',
    guard: { anyOf: ['products.read'] },
    title: { en: 'Products', he: 'מוצרים' },
  },

  admin: { ...staff, path: '/admin', guard: { anyOf: ['system.read'] }, title: { en: 'Administration', he: 'ניהול' } },
  users: { ...staff, path: '/users', guard: { anyOf: ['users.read'] }, title: { en: 'People', he: 'אנשים' } },
  'admin-claims': {
    ...staff,
    path: '/admin/claims',
    guard: { anyOf: ['claims.assign'] },
    title: { en: 'Claims', he: 'הרשאות' },
  },
  'admin-claims-categories': {
    ...staff,
    path: '/admin/claims/categories',
    guard: { anyOf: ['claims.define', 'claims.assign'] },
    title: { en: 'Claim categories', he: 'קטגוריות הרשאה' },
  },
  'admin-claims-definitions': {
    ...staff,
    path: '/admin/claims/definitions',
    guard: { anyOf: ['claims.define', 'claims.assign'] },
    title: { en: 'Claim definitions', he: 'הגדרות הרשאה' },
  },
  'admin-claims-users': {
    ...staff,
    path: '/admin/claims/users',
    guard: { allOf: ['claims.assign', 'users.read'] },
    title: { en: 'Claims of people', he: 'הרשאות של אנשים' },
  },
  'admin-claims-roles': {
    ...staff,
    path: '/admin/claims/roles',
    guard: { anyOf: ['claims.assign'] },
    title: { en: 'Claims of roles', he: 'הרשאות של תפקידים' },
  },
  'admin-email-subscriptions': {
    ...staff,
    path: '/admin/email-subscriptions',
    guard: { anyOf: ['subscriptions.manage'] },
    title: { en: 'Email subscriptions', he: 'מנויים לדוא״ל' },
  },
  'admin-messages': {
    ...staff,
    path: '/admin/messages',
    guard: { anyOf: ['help.contact.read'] },
    title: { en: 'Messages', he: 'פניות' },
  },
  'admin-registrations': {
    ...staff,
    path: '/admin/registrations',
    guard: { anyOf: ['registrations.review', 'network.block', 'invites.manage'] },
    title: { en: 'Registrations', he: 'הרשמות' },
  },
  'admin-reports': {
    ...staff,
    path: '/admin/reports',
    guard: { anyOf: ['reports.read'] },
    title: { en: 'Reports', he: 'דיווחים' },
  },
  'admin-appeals': {
    ...staff,
    path: '/admin/appeals',
    guard: { anyOf: ['appeals.decide'] },
    title: { en: 'Appeals', he: 'ערעורים' },
  },
  'admin-rules': {
    ...staff,
    path: '/admin/rules',
    guard: { anyOf: ['reports.decide'] },
    title: { en: 'Rules', he: 'כללים' },
  },
  'admin-held-words': {
    ...staff,
    path: '/admin/held-words',
    guard: { anyOf: ['reports.decide'] },
    title: { en: 'Words to hold', he: 'מילים שעוצרות' },
  },
  'admin-transparency': {
    ...staff,
    path: '/admin/transparency',
    guard: { anyOf: ['reports.read'] },
    title: { en: 'Transparency', he: 'שקיפות' },
  },
  'admin-audit-log': {
    ...staff,
    path: '/admin/audit-log',
    guard: { anyOf: ['system.read'] },
    title: { en: 'Audit log', he: 'יומן ביקורת' },
  },
  'admin-maintenance': {
    ...staff,
    path: '/admin/maintenance',
    guard: { anyOf: ['maintenance.manage'] },
    title: { en: 'Maintenance', he: 'תחזוקה' },
  },

  ui: { path: '/ui/*', frame: 'CatalogFrame', title: { en: 'Design catalog', he: 'קטלוג העיצוב' } },
  forbidden: { ...social, path: '/403', title: { en: 'Not allowed', he: 'אין הרשאה' } },
  'not-found': { ...social, path: '/404', title: { en: 'Not found', he: 'לא נמצא' }, fallback: true },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof PAGES;
/** With the claims as literal types, so that the client does not compile with a wrong one. */
export type PageGuard = Extract<(typeof PAGES)[PageName], { guard: unknown }>['guard'];

export interface NamedPage extends Page {
  readonly name: PageName;
}

export const pageList: readonly NamedPage[] = Object.entries<Page>(PAGES).map(([name, page]) => ({
  ...page,
  name: name as PageName,
}));
