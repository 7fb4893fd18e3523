import { watchReturns } from './after-back';
import { watchPresses } from './after-press';

/** Keeps the focus near where somebody is, where what had it goes. @returns a function that ends it */
export function watchFocus(): () => void {
  const end = new AbortController();
  watchPresses(end.signal);
  watchReturns(end.signal);
  return () => end.abort();
}
