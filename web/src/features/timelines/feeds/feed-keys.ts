import { articlesOnPage } from '../../../ui/list/articles';

/** How many frames a key press waits for the row that it leads to: a second at 60 Hz. */
export const FRAMES_TO_WAIT = 60;

/**
 * Focuses the next or previous post and scrolls it into view. Rows far from the window are not rendered; after fast key
 * presses, the next one comes some frames later.
 */
export function moveInFeed(step: 1 | -1, framesLeft = FRAMES_TO_WAIT): void {
  const articles = articlesOnPage();
  const at = articles.findIndex((article) => article.contains(document.activeElement));
  const top = contentTop();
  const inView = articles.findIndex((article) => article.getBoundingClientRect().bottom > top + 24);
  const article = at < 0 ? articles[Math.max(0, inView)] : articles[at + step];
  if (!article) {
    if (framesLeft > 0 && isFollowed(articles[at], step)) requestAnimationFrame(() => moveInFeed(step, framesLeft - 1));
    return;
  }
  article.focus({ preventScroll: true });
  const { top: start, bottom: end } = article.getBoundingClientRect();
  if (start < top || end > innerHeight) window.scrollBy({ top: start - top });
}

/** Whether its list has a further row in that direction, rendered or not. */
function isFollowed(article: HTMLElement | undefined, step: 1 | -1): boolean {
  const [place, size] = [Number(article?.ariaPosInSet), Number(article?.ariaSetSize)];
  return step < 0 ? place > 1 : size === -1 || place < size;
}

/** Clicks a control of the focused post by its `data-shortcut`. @returns whether there was one */
export function pressInFocused(control: string): boolean {
  const article = document.activeElement?.closest('[role=article]');
  const found = article?.querySelector<HTMLElement>(`[data-shortcut="${control}"]`);
  found?.click();
  return found != null;
}

/** Focuses the first post of the page. */
export function focusFirstInFeed(): void {
  articlesOnPage()[0]?.focus({ preventScroll: true });
}

/** The bottom of the page's header, in viewport pixels. */
export const contentTop = (): number => document.querySelector('main header')?.getBoundingClientRect().bottom ?? 0;
