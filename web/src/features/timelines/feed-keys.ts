import { articlesOnPage } from '../../ui/articles';

/** Moves the focus to the next or the previous quack of the page, and brings it into view. */
export function moveInFeed(step: 1 | -1): void {
  const articles = articlesOnPage();
  const at = articles.findIndex((article) => article.contains(document.activeElement));
  const top = contentTop();
  const inView = articles.findIndex((article) => article.getBoundingClientRect().bottom > top + 24);
  const article = at < 0 ? articles[Math.max(0, inView)] : articles[at + step];
  if (!article) return;
  article.focus({ preventScroll: true });
  const { top: start, bottom: end } = article.getBoundingClientRect();
  if (start < top || end > innerHeight) window.scrollBy({ top: start - top });
}

/** Presses a control of the quack that has the focus; controls carry `data-shortcut`. @returns whether there was one */
export function pressInFocused(control: string): boolean {
  const article = document.activeElement?.closest('[role=article]');
  const found = article?.querySelector<HTMLElement>(`[data-shortcut="${control}"]`);
  found?.click();
  return found != null;
}

/** Gives the focus to the first quack of the page. */
export function focusFirstInFeed(): void {
  articlesOnPage()[0]?.focus({ preventScroll: true });
}

/** Where the page's content begins below its header, in pixels of the viewport. */
const contentTop = (): number => document.querySelector('main header')?.getBoundingClientRect().bottom ?? 0;
