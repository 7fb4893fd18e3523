/**
 * Back closes the dialog, the drawer or the picture that lies over the page, and leaves the page where it is. What has an address of its own
 * (`data-routed`) is closed by leaving that. Browsers on phones do so by themselves. Where a browser does not let a page keep its place, the
 * page goes, and what lies over it with it.
 * @returns a function that ends it
 */
export function watchBack(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onStep = (event: Event) => {
    if (closeTopmost()) event.preventDefault();
  };
  const onNavigate = (event: NavigateEvent) => {
    // The page itself goes back too, from a dialog whose question was answered.
    if (event.navigationType === 'traverse' && event.userInitiated) onStep(event);
  };
  if ('navigation' in window) navigation.addEventListener('navigate', onNavigate, { signal });
  else addEventListener('popstate', onStep, { signal });
  return () => end.abort();
}

/** @returns whether something lay over the page that Back closes */
function closeTopmost(): boolean {
  const dialog = topmost();
  if (!dialog || dialog.matches('[data-routed], [closedby=none]')) return false;
  // As Escape does.
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  return true;
}

/** The dialog that has the focus, or lies over the others. */
function topmost(): HTMLElement | undefined {
  const open = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
  return open.findLast((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1);
}
