import { focusElement } from './focusable';
import { onDomIdle } from './dom-idle';

const MAX_ENTRIES = 100;

/** The row that last had the focus, by history entry. */
const rows = new Map<unknown, string>();
const entry = (): unknown => (history.state as { key?: string } | null)?.key;

/** After Back, focuses the row that was opened. */
export function restoreFocusAfterBack(signal: AbortSignal): void {
  let stop: (() => void) | undefined;
  const onFocus = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('main [data-row]')?.dataset['row'] : undefined;
    if (row === undefined) return;
    rows.delete(entry());
    rows.set(entry(), row);
    if (rows.size > MAX_ENTRIES) rows.delete(rows.keys().next().value);
  };
  const onReturn = () => {
    stop?.();
    const row = rows.get(entry());
    if (row === undefined) return;
    const left = document.activeElement;
    stop = onDomIdle(() => {
      const target = document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(row)}"]`);
      const { activeElement } = document;
      // The focus was moved elsewhere in the meantime.
      if (activeElement !== left && activeElement !== document.body && activeElement?.id !== 'main') return true;
      if (!target?.checkVisibility()) return false;
      focusElement(target);
      return document.activeElement === target;
    });
  };
  document.addEventListener('focusin', onFocus, { signal });
  window.addEventListener('popstate', onReturn, { signal });
  signal.addEventListener('abort', () => stop?.());
}
