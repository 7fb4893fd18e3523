import { focusOn } from './place';
import { whenSettled } from './settled';

const MOST = 100;

/** The row in which the focus last was, by the entry of the browser's history. */
const rows = new Map<unknown, string>();
const entry = (): unknown => (history.state as { key?: string } | null)?.key;

/** Whoever opens a row of a list goes on at it after Back, as they do with their place. */
export function watchReturns(signal: AbortSignal): void {
  let stop: (() => void) | undefined;
  const onFocus = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('main [data-row]')?.dataset['row'] : undefined;
    if (row === undefined) return;
    rows.delete(entry());
    rows.set(entry(), row);
    if (rows.size > MOST) rows.delete(rows.keys().next().value);
  };
  const onReturn = () => {
    stop?.();
    const row = rows.get(entry());
    if (row === undefined) return;
    const left = document.activeElement;
    stop = whenSettled(() => {
      const place = document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(row)}"]`);
      const { activeElement } = document;
      // Who has gone elsewhere meanwhile stays there.
      if (activeElement !== left && activeElement !== document.body && activeElement?.id !== 'main') return true;
      if (!place?.checkVisibility()) return false;
      focusOn(place);
      return document.activeElement === place;
    });
  };
  document.addEventListener('focusin', onFocus, { signal });
  window.addEventListener('popstate', onReturn, { signal });
  signal.addEventListener('abort', () => stop?.());
}
