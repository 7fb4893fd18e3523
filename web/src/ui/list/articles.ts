/** All articles of the page in reading order, which can differ from the order in the document for the rows of a feed. */
export function articlesOnPage(): HTMLElement[] {
  return (
    [...document.querySelectorAll<HTMLElement>('main [role=article]')]
      // A hidden row cannot have the focus.
      .filter(({ style }) => style.display !== 'none')
      .sort((a, b) => {
        const isOneList = a.parentElement === b.parentElement && a.ariaPosInSet !== null;
        if (isOneList) return Number(a.ariaPosInSet) - Number(b.ariaPosInSet);
        return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
      })
  );
}

/** The article after the one that contains an element, else the one before: the next focus target if it is removed. */
export function neighborOf(within: Element | null): HTMLElement | null {
  const all = articlesOnPage();
  const at = all.findIndex((article) => within !== null && article.contains(within));
  if (at < 0) return null;
  return all[at + 1] ?? all[at - 1] ?? null;
}

/** Focuses a neighbor that was found before the article was removed, or the main content if it is gone too. */
export function focusInstead(neighbor: HTMLElement | null): void {
  (neighbor?.isConnected ? neighbor : document.getElementById('main'))?.focus({ preventScroll: true });
}
