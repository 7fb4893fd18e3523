/** What somebody goes on at: a row, a log of whispers, or the heading of what says that there is nothing. */
const ONWARD = '[aria-posinset], article, [role=article], [role=log], li, h1, h2, h3';
/** What came is there once nothing has changed for so long, in milliseconds. */
const SETTLED_MS = 100;

/**
 * Whoever presses Retry is on a button that goes when it succeeds, and the browser would have them begin again at the top of the page.
 * They go on at what came in its place instead; who has gone elsewhere meanwhile stays there.
 */
export function watchRetries(): void {
  let stop: (() => void) | undefined;
  document.addEventListener('click', ({ target }) => {
    const card = target instanceof Element && target.closest('button') ? target.closest('[role=alert]') : null;
    const scope = card?.closest('dialog, main');
    if (!card || !scope) return;
    stop?.();
    stop = whenGone(card, onwardFrom(card, scope));
  });
}

/** Focuses what follows a card once that is gone and what came has settled, as long as nothing else has the focus. */
function whenGone(card: Element, onward: () => HTMLElement | null): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(settled);
    observer.disconnect();
  };
  const goOn = () => {
    const place = document.activeElement === document.body ? onward() : null;
    if (place) focus(place);
    if (document.activeElement !== document.body) stop();
  };
  const observer = new MutationObserver(() => {
    clearTimeout(settled);
    if (!card.isConnected) settled = setTimeout(goOn, SETTLED_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  return stop;
}

/** Where to go on from a card, asked for when it is gone. */
function onwardFrom(card: Element, scope: Element): () => HTMLElement | null {
  const list = card.previousElementSibling;
  // A list of pages knows by itself at which row it goes on.
  if (list?.matches('[role=feed], [role=list]')) return () => null;
  if (list?.matches('ul')) {
    const count = list.children.length;
    return () => list.children.item(count) as HTMLElement | null;
  }
  const around: Element[] = [];
  for (let place = card.parentElement; place && place !== scope; place = place.parentElement) around.push(place);
  around.push(scope);
  return () => {
    const there = around.filter((place) => place.isConnected);
    // More is on its way.
    if (there[0]?.matches('[aria-busy=true]') || there[0]?.querySelector('[aria-busy=true]')) return null;
    for (const place of there) {
      const onward = [...place.querySelectorAll<HTMLElement>(ONWARD)].find((each) => each.checkVisibility());
      if (onward) return onward;
    }
    return null;
  };
}

function focus(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
