import { sheet } from '../theme/sheet';

/** A row that scrolls sideways where it is too long. */
export const scrollingRow = sheet({
  row: {
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    // Fades at the edge where more can be scrolled to; without scrolling, the animation does not run.
    maskImage: 'linear-gradient(90deg, transparent, #000 2rem, #000 calc(100% - 2rem), transparent)',
    maskRepeat: 'no-repeat',
    maskPosition: '-2rem 0',
    maskSize: 'calc(100% + 4rem) 100%',
    '@supports not (animation-timeline: scroll())': { maskImage: 'none' },
    animation: 'm-edges linear both',
    animationTimeline: 'scroll(self inline)',
    _rtl: { animationDirection: 'reverse' },
  },
});

/** Scrolls an item to the center of its row if the row is wider than the screen, without moving the page. For a `ref`. */
export function centerInRow(item?: HTMLElement | null): void {
  const row = item?.parentElement;
  if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
