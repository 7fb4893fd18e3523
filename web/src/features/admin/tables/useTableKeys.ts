import { useRef } from 'react';
import { useShortcut } from '../../session/shortcuts/useShortcut';

/**
 * Keys of a table: j and k move between its rows, x selects. Enter opens, because the focus is on what opens the row.
 * @returns a ref for the body of the table; each of its rows has its id as `data-row`
 */
export function useTableKeys(toggle: (id: string) => void) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = () => [...(body.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
  const current = (among: readonly HTMLElement[]) => among.findIndex((row) => row.contains(document.activeElement));

  function move(by: 1 | -1) {
    const all = rows();
    const at = current(all);
    const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by))];
    const control =
      next?.querySelector<HTMLElement>('[data-opens]') ?? next?.querySelector<HTMLElement>('button, a, input');
    control?.focus();
    control?.scrollIntoView({ block: 'nearest' });
  }

  useShortcut('j', () => move(1));
  useShortcut('k', () => move(-1));
  useShortcut('x', () => {
    const all = rows();
    const id = all[current(all)]?.dataset['row'];
    if (id !== undefined) toggle(id);
  });
  return body;
}
