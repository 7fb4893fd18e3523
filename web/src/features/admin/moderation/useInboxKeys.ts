import { useRef } from 'react';
import { useShortcut } from '../../session/shortcuts/useShortcut';

interface InboxKeys {
  ids: readonly string[];
  /** What is open now. */
  open: string | null;
  show: (id: string) => void;
}

/**
 * Keys of an inbox: j and k open the next and the previous one; while nothing is open, the first and the last, or those beside the
 * focus.
 * @returns a ref for the list; each of its links has its id as `data-row`
 */
export function useInboxKeys({ ids, open, show }: InboxKeys) {
  const list = useRef<HTMLDivElement>(null);
  const linkOf = (id: string | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id ?? '')}"]`);

  function move(by: 1 | -1) {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined;
    const at = ids.indexOf(open ?? focused ?? '');
    const to = at === -1 ? (by === 1 ? 0 : ids.length - 1) : Math.min(ids.length - 1, Math.max(0, at + by));
    const id = ids[to];
    if (id === undefined) return;
    linkOf(id)?.scrollIntoView({ block: 'nearest' });
    if (id !== open) show(id);
  }

  useShortcut('j', () => move(1));
  useShortcut('k', () => move(-1));
  return list;
}
