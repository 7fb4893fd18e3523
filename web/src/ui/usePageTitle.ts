import { useEffect, useSyncExternalStore } from 'react';

const name = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;

/** What the operator calls this place (PRODUCT_NAME); the server writes it into the page. */
export const productName = name && !name.startsWith('__') ? name : 'Mallard';

let unread = 0;
const listeners = new Set<() => void>();

/** The number of unread things, which every title of this tab begins with. */
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

/** `<Page> - <product name>`, with the number of unread things in front where there are any. */
export function usePageTitle(page: string): void {
  const count = useSyncExternalStore(titleUnread.subscribe, titleUnread.read);
  const title = `${count > 0 ? `(${count > 99 ? '99+' : count}) ` : ''}${page} - ${productName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
