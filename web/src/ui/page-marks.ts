import { useLayoutEffect } from 'react';

/**
 * What the whole page looks like because of something in it, such as a dialog or a page without a rail, stands at its root:
 * `data-dialog`, with a 1 for each of them, so that `[data-dialog^='1']` holds while there is one. A rule that asks what is
 * within (`html:has(dialog)`) says the same, and has the browser search the whole page and work out the root's style anew
 * whenever a row comes or goes.
 * @returns a function that takes the mark away again
 */
export function markPage(name: string): () => void {
  const { dataset } = document.documentElement;
  dataset[name] = `1${dataset[name] ?? ''}`;
  return () => {
    dataset[name] = dataset[name]?.slice(1) ?? '';
  };
}

/** The same for as long as the component is seen. */
export function usePageMark(name: string, isOn = true): void {
  useLayoutEffect(() => (isOn ? markPage(name) : undefined), [name, isOn]);
}
