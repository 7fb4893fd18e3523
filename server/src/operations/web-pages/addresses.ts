import { pathPattern } from '@mallard/rules/page-path';
import { PAGES, pageList } from '@mallard/rules/pages';
import type { Language } from '#kernel/request/language.js';

type Titles = Readonly<Record<Language, string>>;

const named = (en: string, he: string): Titles => ({ en, he });

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

export const NOT_FOUND: Titles = PAGES['not-found'].title;

export interface Address {
  readonly titles: Titles;
  readonly isIndexed: boolean;
}

const catalog = new Map(Object.entries(CATALOG).map(([page, titles]) => [`/ui/${page}`, titles]));
/** The pages whose title is the same whatever they show. What is below /ui has titles of its own. */
const patterns = pageList.flatMap(({ path, title, indexed = false }) =>
  title === null
    ? []
    : [{ pattern: pathPattern(path.replace(/\/\*$/, '')), address: { titles: title, isIndexed: indexed } }],
);

/** @returns null where the web client has no page, or one with content. @param path without a slash at its end, `/` apart */
export function addressAt(path: string): Address | null {
  const titles = catalog.get(path.toLowerCase());
  if (titles !== undefined) return { titles, isIndexed: false };
  return patterns.find(({ pattern }) => pattern.test(path))?.address ?? null;
}
