import { cancelTopmost } from '../ui/overlay/topmost-dialog';

/**
 * Back closes the dialog, drawer or lightbox above the page, and keeps the page. One with its own address
 * (`data-routed`) is closed by the navigation itself. Browsers on phones already do this; where a navigation can't be
 * canceled, the page is left.
 * @returns a function that stops it
 */
export function watchBack(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onStep = (event: Event) => {
    if (cancelTopmost()) event.preventDefault();
  };
  const onNavigate = (event: NavigateEvent) => {
    // The page also navigates back by itself, from a dialog that was confirmed.
    if (event.navigationType === 'traverse' && event.userInitiated) onStep(event);
  };
  if ('navigation' in window) navigation.addEventListener('navigate', onNavigate, { signal });
  else addEventListener('popstate', onStep, { signal });
  return () => end.abort();
}
