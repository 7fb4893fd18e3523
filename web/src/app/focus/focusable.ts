const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** Whether the focused element was removed or disabled, so that Tab would start at the top of the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.matches(':disabled');

/** The focusable elements within an element, in order. */
export function focusablesIn(container: Element): HTMLElement[] {
  // Focusing a field would open the on-screen keyboard.
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility() && !(isTouched && each.matches('input, textarea')),
  );
}

/** Focuses an element, even if it is not focusable by itself, without scrolling. */
export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The ancestors of an element, from the nearest to the page. */
export function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let ancestor = element.parentElement; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement)
    found.push(ancestor);
  return found;
}
