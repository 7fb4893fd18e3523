export type Side = 'below' | 'above' | 'after';
export type Align = 'start' | 'center' | 'end';

export interface Anchor {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The bounds to stay within if it is narrow enough, such as the field around a caret. */
  within?: { left: number; right: number };
  /** The direction of the text there, if it differs from the page's. */
  rightToLeft?: boolean;
}

const GAP = 6;
const MARGIN = 8;

/**
 * Positions a fixed element beside its anchor, in viewport pixels: on the requested side if it fits, else on the other
 * one, and always inside the viewport. `start`, `end` and `after` follow the direction of the page, or that of the
 * anchor.
 */
export function positionBeside(floating: HTMLElement, anchor: Anchor, side: Side, align: Align): void {
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const { within, rightToLeft = document.documentElement.dir === 'rtl' } = anchor;

  let left: number;
  let top: number;
  if (side === 'after') {
    const fitsAfter = rightToLeft
      ? anchor.left - GAP - width > MARGIN
      : anchor.right + GAP + width < clientWidth - MARGIN;
    left = fitsAfter !== rightToLeft ? anchor.right + GAP : anchor.left - GAP - width;
    top = (anchor.top + anchor.bottom) / 2 - height / 2;
  } else {
    const fitsBelow = anchor.bottom + GAP + height <= clientHeight - MARGIN;
    const fitsAbove = anchor.top - GAP - height >= MARGIN;
    const below = side === 'below' ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow;
    top = below ? anchor.bottom + GAP : anchor.top - GAP - height;
    const flushLeft = (align === 'start') !== rightToLeft;
    left =
      align === 'center'
        ? (anchor.left + anchor.right) / 2 - width / 2
        : flushLeft
          ? anchor.left
          : anchor.right - width;
  }
  if (within) left = clamp(left, within.left, within.right - width);
  floating.style.left = `${clamp(left, MARGIN, clientWidth - width - MARGIN)}px`;
  floating.style.top = `${clamp(top, MARGIN, clientHeight - height - MARGIN)}px`;
}

/**
 * Places a floating element at once, and again when anything but itself scrolls or the window changes its size.
 * @returns a function that ends it
 */
export function followAnchor(floating: HTMLElement, place: () => void): () => void {
  const stop = new AbortController();
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Node && floating.contains(target))) place();
  };
  place();
  window.addEventListener('scroll', onScroll, { passive: true, capture: true, signal: stop.signal });
  window.addEventListener('resize', place, { signal: stop.signal });
  return () => stop.abort();
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
