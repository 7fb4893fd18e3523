import { onwardFromCard } from './after-retry';
import { around, focusablesIn, focusOn, isFocusLost } from './place';
import { whenSettled } from './settled';

/**
 * A button may go, or be no longer of use, by what it does: a pin that leaves its list, Retry that succeeds, a place that is taken away. Who
 * pressed it goes on at what came in its place, else beside it; who has the focus elsewhere by then stays there.
 */
export function watchPresses(signal: AbortSignal): void {
  let stop: (() => void) | undefined;
  let inPage: Element | null = null;
  // Toasts are above the page, and go by themselves: from there one goes back to where one was.
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main, dialog')) inPage = target;
  };
  // Before the button does anything, by which it may be gone already.
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    stop?.();
    const onward = button.closest('main, dialog') ? (onwardFromCard(button) ?? beside(button)) : backTo(inPage);
    let given: HTMLElement | null = null;
    stop = whenSettled(() => {
      if (button.isConnected && !button.disabled && button.checkVisibility()) return false;
      // What it was given to may go as well: a button that waits for an answer is followed by what the answer brings.
      if (!isFocusLost()) return document.activeElement !== given;
      given = onward();
      if (given) focusOn(given);
      return false;
    });
  };
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  signal.addEventListener('abort', () => stop?.());
}

/**
 * What can be reached where a button was, else the last before it; null as long as the page or the dialog around it is empty. A press
 * waits for nothing that the browser would have to lay out: only where things stand in the document is noted.
 */
function beside(button: Element): () => HTMLElement | null {
  const steps = around(button).map((place, index, places) => {
    const child = index === 0 ? button : places[index - 1]!;
    return { place, at: [...place.children].indexOf(child) };
  });
  return () => {
    for (const { place, at } of steps) {
      if (!place.isConnected) continue;
      const found = focusablesIn(place);
      const here = place.children.item(at);
      const onward = here && found.find((each) => here.contains(each) || isAfter(each, here));
      if (onward ?? found.length > 0) return onward ?? found.at(-1)!;
      if (place.matches('main, dialog')) break;
    }
    return null;
  };
}

const isAfter = (one: Node, other: Node): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const backTo = (place: Element | null) => (): HTMLElement | null =>
  place instanceof HTMLElement && place.isConnected ? place : document.getElementById('main');
