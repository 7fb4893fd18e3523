import { around } from './place';

/** What somebody goes on at: a row, a log of whispers, or the heading of what says that there is nothing. */
const ONWARD = '[aria-posinset], article, [role=article], [role=log], li, h1, h2, h3';

/**
 * Where to go on from the Retry of a list or a page that failed, asked for when it has gone; null as long as that is not there.
 * Nothing for other buttons.
 */
export function onwardFromCard(button: Element): (() => HTMLElement | null) | undefined {
  const card = button.closest('[role=alert]');
  if (!card) return undefined;
  const list = card.previousElementSibling;
  // A list of pages knows by itself at which row it goes on.
  if (list?.matches('[role=feed], [role=list]')) return () => null;
  if (list?.matches('ul')) {
    const count = list.children.length;
    return () => list.children.item(count) as HTMLElement | null;
  }
  // One that stands in the place of what failed has a heading.
  if (!card.querySelector('h1, h2')) return undefined;
  const places = around(card);
  return () => {
    const there = places.filter((place) => place.isConnected);
    // More is on its way.
    if (there[0]?.matches('[aria-busy=true]') || there[0]?.querySelector('[aria-busy=true]')) return null;
    for (const place of there) {
      const onward = [...place.querySelectorAll<HTMLElement>(ONWARD)].find((each) => each.checkVisibility());
      if (onward) return onward;
      if (place.matches('main, dialog')) break;
    }
    return document.getElementById('main');
  };
}
