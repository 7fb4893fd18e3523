import { articlesOnPage } from '../../../ui/list/articles';
import { contentTop, FRAMES_TO_WAIT } from '../feeds/feed-keys';

/** The id of the first post that is below the header; null before there are rows. */
export function topRow(): string | null {
  const top = contentTop();
  const article = articlesOnPage().find((each) => each.getBoundingClientRect().bottom > top + 24);
  return article?.dataset['row'] ?? null;
}

/**
 * Scrolls a row to the top and focuses it. Rows far from the window are not rendered, so the way there is estimated and
 * corrected in each frame.
 * @param index of the row in its list
 */
export function goToRow(id: string, index: number, framesLeft = FRAMES_TO_WAIT): void {
  const articles = articlesOnPage();
  const article = articles.find(({ dataset }) => dataset['row'] === id);
  const off = article ? article.getBoundingClientRect().top - contentTop() : estimatedDistance(articles, index);
  if (article && (Math.abs(off) < 1 || framesLeft === 0)) article.focus({ preventScroll: true });
  else if (framesLeft > 0) {
    window.scrollBy({ top: off, behavior: 'instant' });
    requestAnimationFrame(() => goToRow(id, index, framesLeft - 1));
  }
}

/** From the window to a row that is not rendered, in pixels, as if all rows were as high as those that are. */
function estimatedDistance(articles: readonly HTMLElement[], index: number): number {
  const [first, last] = [articles[0], articles.at(-1)];
  if (!first || !last) return 0;
  const from = Number(first.ariaPosInSet) - 1;
  const height = (last.getBoundingClientRect().bottom - first.getBoundingClientRect().top) / articles.length;
  return first.getBoundingClientRect().top - contentTop() + (index - from) * height;
}
