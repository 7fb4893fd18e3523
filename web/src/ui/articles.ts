/** Every article of the page in reading order: of a feed, whose rows may stand in any order in the document, or of a thread. */
export function articlesOnPage(): HTMLElement[] {
  return (
    [...document.querySelectorAll<HTMLElement>('main [role=article]')]
      // A row that is only made as yet cannot have the focus.
      .filter(({ style }) => style.display !== 'none')
      .sort((a, b) => {
        const isOneList = a.parentElement === b.parentElement && a.ariaPosInSet !== null;
        if (isOneList) return Number(a.ariaPosInSet) - Number(b.ariaPosInSet);
        return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
      })
  );
}

/** The article after the one that holds an element, else the one before: where the focus goes on when it leaves. */
export function neighborOf(within: Element | null): HTMLElement | null {
  const all = articlesOnPage();
  const at = all.findIndex((article) => within !== null && article.contains(within));
  if (at < 0) return null;
  return all[at + 1] ?? all[at - 1] ?? null;
}

/** Gives the focus to a neighbor that was asked for before its article left; to the content where that is gone as well. */
export function focusInstead(neighbor: HTMLElement | null): void {
  (neighbor?.isConnected ? neighbor : document.getElementById('main'))?.focus({ preventScroll: true });
}
