import { focusInstead } from '../../../ui/list/articles';

/** Frames that a dialog has to close in. */
const CLOSING_FRAMES = 30;

/** Focuses the neighbor of a card that has left, once no dialog is open, outside of which nothing can have the focus. */
export function focusWhereGone(from: Element | null, neighbor: HTMLElement, frames = CLOSING_FRAMES): void {
  requestAnimationFrame(() => {
    if (frames > 0 && document.querySelector('dialog[open]')) focusWhereGone(from, neighbor, frames - 1);
    else if (!from?.isConnected) focusInstead(neighbor);
  });
}
