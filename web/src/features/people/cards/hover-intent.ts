/* Whose card someone means to see: by resting the pointer on a link to a profile, or by tabbing to it and staying there. */

/** How long the pointer rests on a link before the card opens, and the keyboard's focus. */
const REST_MS = 450;
const FOCUS_MS = 800;
/** How long the pointer may be on its way from the link to the card. */
const GRACE_MS = 300;
const PROFILE = /^\/user\/([^/?#]+)$/;
/** In navigation, a name is the way to a page; within a card, it is already shown. */
const WITHOUT_CARD = 'nav, [data-person-card]';

export interface PersonLink {
  link: HTMLAnchorElement;
  handle: string;
}

interface Intent {
  open: (person: PersonLink) => void;
  close: () => void;
  /** The link whose card is open. */
  shown: () => HTMLElement | null;
}

function personAt(target: EventTarget | null): PersonLink | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href^="/user/"]');
  const handle = link && PROFILE.exec(link.getAttribute('href') ?? '')?.[1];
  if (!handle || link.closest(WITHOUT_CARD) || location.pathname === `/user/${handle}`) return null;
  return { link, handle: decodeURIComponent(handle) };
}

/** Follows pointer and keyboard on the whole page. Touch has no cards. @returns a function that ends it */
export function watchIntent({ open, close, shown }: Intent): () => void {
  let next: PersonLink | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let isTabbing = false;
  let at = '';

  function plan(person: PersonLink | null, ms: number) {
    clearTimeout(opening);
    next = person;
    if (person) opening = setTimeout(() => person.link.isConnected && open(person), ms);
  }
  function stay() {
    clearTimeout(closing);
    closing = undefined;
  }
  function leave() {
    closing ??= setTimeout(dismiss, GRACE_MS);
  }
  function dismiss() {
    plan(null, 0);
    stay();
    if (shown()) close();
  }

  function onPointerMove({ pointerType, buttons, clientX, clientY, target }: PointerEvent) {
    const before = at;
    at = `${clientX} ${clientY}`;
    // Browsers also report a move when the page scrolls under a pointer that rests.
    if (pointerType !== 'mouse' || buttons !== 0 || at === before) return;
    const isInCard = target instanceof Element && target.closest('[data-person-card]') !== null;
    const person = isInCard ? null : personAt(target);
    if (isInCard || (person && person.link === shown())) {
      plan(null, 0);
      stay();
    } else if (person?.link !== next?.link) {
      plan(person, REST_MS);
    }
    if (!isInCard && shown() && person?.link !== shown()) leave();
  }
  function onFocusIn({ target }: FocusEvent) {
    if (!(target instanceof Element) || target.closest('[data-person-card]')) return;
    if (target === shown()) return;
    if (shown()) dismiss();
    plan(isTabbing && target.matches(':focus-visible') ? personAt(target) : null, FOCUS_MS);
  }
  function onKeyDown(event: KeyboardEvent) {
    isTabbing = event.key === 'Tab';
    if (event.key !== 'Escape' || !shown()) return;
    // The dialog or list around the link stays.
    event.stopPropagation();
    event.preventDefault();
    if (document.activeElement?.closest('[data-person-card]')) shown()?.focus();
    dismiss();
  }
  function onAway({ target }: Event) {
    if (!(target instanceof Element && target.closest('[data-person-card]'))) dismiss();
  }

  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  document.addEventListener('pointermove', onPointerMove, options);
  document.documentElement.addEventListener('pointerleave', () => shown() && leave(), options);
  document.addEventListener('pointerdown', onAway, { ...options, capture: true });
  document.addEventListener('focusin', onFocusIn, options);
  document.addEventListener('keydown', onKeyDown, { signal: stop.signal, capture: true });
  window.addEventListener('scroll', onAway, { ...options, capture: true });
  return () => {
    stop.abort();
    clearTimeout(opening);
    clearTimeout(closing);
  };
}
