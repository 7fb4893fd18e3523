/** Focuses the content of the page, or its `data-autofocus` element. */
export function focusPage(): void {
  const main = document.getElementById('main');
  (main?.querySelector<HTMLElement>('[data-autofocus]') ?? main)?.focus({ preventScroll: true });
}

/** The same for content that replaces a skeleton, unless the focus has been moved elsewhere. */
export function focusArrival(): void {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.id === 'main') focusPage();
}
