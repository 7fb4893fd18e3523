import { useLayoutEffect } from 'react';

/**
 * What the whole page looks like because of something in it, such as a dialog or a page without a rail, stands at its root
 * (`data-dialog`, with how many there are). A rule that asks what is within (`html:has(dialog)`) says the same, and has the
 * browser search the whole page and work out the root's style anew whenever a row comes or goes.
 * @returns a function that takes the mark away again
 */
export function markPage(name: string): () => void {
  const { dataset } = document.documentElement;
  const count = (Number(dataset[name]) || 0) + 1;
  dataset[name] = `${count}`;
  return () => {
    const left = Number(dataset[name]) - 1;
    if (left) dataset[name] = `${left}`;
    else delete dataset[name];
  };
}

/** The same for as long as the component is seen. */
export function usePageMark(name: string, isOn = true): void {
  useLayoutEffect(() => (isOn ? markPage(name) : undefined), [name, isOn]);
}
