import { useSyncExternalStore } from 'react';

/** The direction of the page, which the design catalog can change without the language. */
export function usePageDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(subscribe, () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'));
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
