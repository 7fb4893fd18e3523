import { focusAfterRetry } from './after-retry';
import { ancestorsOf, focusablesIn, focusElement, isFocusLost } from './focusable';
import { onDomIdle } from './dom-idle';

/**
 * A button may disappear or be disabled by its own action, such as a pin in the list of pins, or Retry. The focus then
 * moves to what replaces it, or to its neighbor, unless it has been moved elsewhere.
 */
export function restoreFocusAfterPress(signal: AbortSignal): void {
  let stop: (() => void) | undefined;
  let inPage: Element | null = null;
  // Toasts are above the page and disappear; from there the focus returns to the page.
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main, dialog')) inPage = target;
  };
  // In the capture phase, because the button's own handler may remove it.
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    stop?.();
    const onward = button.closest('main, dialog')
      ? (focusAfterRetry(button) ?? neighborOf(button))
      : backToElement(inPage);
    let given: HTMLElement | null = null;
    stop = onDomIdle(() => {
      if (button.isConnected && !button.disabled && button.checkVisibility()) return false;
      // The new target may disappear too: a button that waits for a response is followed by its result.
      if (!isFocusLost()) return document.activeElement !== given;
      given = onward();
      if (given) focusElement(given);
      return false;
    });
  };
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  signal.addEventListener('abort', () => stop?.());
}

/**
 * Finds the focusable element at the position of a removed button, or the last one before it; null while the page or
 * dialog around it is empty. Only positions in the document are recorded, so that a press causes no layout.
 */
function neighborOf(button: Element): () => HTMLElement | null {
  const steps = ancestorsOf(button).map((ancestor, index, ancestors) => {
    const child = index === 0 ? button : ancestors[index - 1]!;
    return { ancestor, at: [...ancestor.children].indexOf(child) };
  });
  return () => {
    for (const { ancestor, at } of steps) {
      if (!ancestor.isConnected) continue;
      const found = focusablesIn(ancestor);
      const here = ancestor.children.item(at);
      const onward = here && found.find((each) => here.contains(each) || isAfter(each, here));
      if (onward ?? found.length > 0) return onward ?? found.at(-1)!;
      if (ancestor.matches('main, dialog')) break;
    }
    return null;
  };
}

const isAfter = (one: Node, other: Node): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const backToElement = (element: Element | null) => (): HTMLElement | null =>
  element instanceof HTMLElement && element.isConnected ? element : document.getElementById('main');
