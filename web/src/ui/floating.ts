export type Side = 'below' | 'above' | 'after';
export type Align = 'start' | 'center' | 'end';

export interface Anchor {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** What the floating element keeps to where it is narrow enough, such as the field around a caret. */
  within?: { left: number; right: number };
  /** Of the text there, where it is not the page's direction. */
  rightToLeft?: boolean;
}

const GAP = 6;
const MARGIN = 8;

/**
 * Puts a fixed element beside its anchor, in pixels of the viewport: on the wished side where it fits, else on the other
 * one, never over the edge. `start`, `end` and `after` follow the direction of the page, or that of the anchor.
 */
export function placeBeside(floating: HTMLElement, anchor: Anchor, side: Side, align: Align): void {
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

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
