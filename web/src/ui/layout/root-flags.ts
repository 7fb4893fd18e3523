import { useLayoutEffect } from 'react';

/**
 * Sets a data attribute on the root element while something on the page needs it, such as `data-dialog` for an open
 * dialog. It contains one 1 per user of the flag, so `[data-dialog^='1']` matches while there is one.
 * `html:has(dialog)` would make the browser search the page and restyle the root whenever a row is added or removed.
 * @returns a function that removes it
 */
export function setRootFlag(name: string): () => void {
  const { dataset } = document.documentElement;
  dataset[name] = `1${dataset[name] ?? ''}`;
  return () => {
    dataset[name] = dataset[name]?.slice(1) ?? '';
  };
}

/** Sets the flag while the component is mounted. */
export function useRootFlag(name: string, isOn = true): void {
  useLayoutEffect(() => (isOn ? setRootFlag(name) : undefined), [name, isOn]);
}
