const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** Nobody has it: what had it is gone or can no longer be pressed, and the browser would begin at the top of the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.matches(':disabled');

/** What can be reached by keyboard within an element, in order. */
export function focusablesIn(place: Element): HTMLElement[] {
  // A field would bring up the keyboard of a device that has none of its own.
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility() && !(isTouched && each.matches('input, textarea')),
  );
}

/** Gives the focus to something that may not take it by itself, where it is. */
export function focusOn(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** The elements around one, from the nearest up to the page. */
export function around(element: Element): Element[] {
  const found: Element[] = [];
  for (let place = element.parentElement; place && place !== document.body; place = place.parentElement)
    found.push(place);
  return found;
}
