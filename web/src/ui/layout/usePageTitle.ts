import { useEffect, useSyncExternalStore } from 'react';

const name = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;

/** The product name (PRODUCT_NAME), which the server writes into the page. */
export const productName = name && !name.startsWith('__') ? name : 'Mallard';

let unread = 0;
const listeners = new Set<() => void>();

/** The unread count, which every title of this tab starts with. */
export const titleUnread = {
  read: (): number => unread,
  set: (count: number): void => {
    unread = count;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** `<Page> - <product name>`, with the unread count in front if there is one. */
export function usePageTitle(page: string): void {
  const count = useSyncExternalStore(titleUnread.subscribe, titleUnread.read);
  const title = `${count > 0 ? `(${count > 99 ? '99+' : count}) ` : ''}${page} - ${productName}`;
  useEffect(() => {
    // In a title, nothing isolates the direction of a name.
    document.title = title.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
  }, [title]);
}
