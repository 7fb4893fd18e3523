import { restoreFocusAfterBack } from './after-back';
import { restoreFocusAfterPress } from './after-press';

/** Keeps the focus nearby when the focused element disappears. @returns a function that stops it */
export function watchFocus(): () => void {
  const end = new AbortController();
  restoreFocusAfterPress(end.signal);
  restoreFocusAfterBack(end.signal);
  return () => end.abort();
}
