import { ancestorsOf } from './focusable';

/** Where to continue: a row, a log of whispers, or a heading of an empty state. */
const FOCUS_TARGETS = '[aria-posinset], article, [role=article], [role=log], li, h1, h2, h3';

/**
 * Finds where to continue after the Retry button of a failed list or page; the result is null until it has loaded.
 * Undefined for other buttons.
 */
export function focusAfterRetry(button: Element): (() => HTMLElement | null) | undefined {
  const card = button.closest('[role=alert]');
  if (!card) return undefined;
  const list = card.previousElementSibling;
  // A paged list focuses its next row itself.
  if (list?.matches('[role=feed], [role=list]')) return () => null;
  if (list?.matches('ul')) {
    const count = list.children.length;
    return () => list.children.item(count) as HTMLElement | null;
  }
  // An error that replaces a page has a heading.
  if (!card.querySelector('h1, h2')) return undefined;
  const ancestors = ancestorsOf(card);
  return () => {
    const there = ancestors.filter((ancestor) => ancestor.isConnected);
    // Still loading.
    if (there[0]?.matches('[aria-busy=true]') || there[0]?.querySelector('[aria-busy=true]')) return null;
    for (const ancestor of there) {
      const onward = [...ancestor.querySelectorAll<HTMLElement>(FOCUS_TARGETS)].find((each) => each.checkVisibility());
      if (onward) return onward;
      if (ancestor.matches('main, dialog')) break;
    }
    return document.getElementById('main');
  };
}
