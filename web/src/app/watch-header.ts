/** Less than this, in pixels, is a finger that rests rather than one that reads on or turns back. */
const LEAST_PX = 8;
/** At the top of a page there is nothing to win. */
const HEADER_PX = 112;
const phone = matchMedia('(max-width: 48rem)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Hides the header of phones while someone reads on, and shows it as soon as they turn back: `data-reading` on the root,
 * which page-styles.ts reads. Not for people who want no motion. @returns a function that stops it
 */
export function watchHeader(): () => void {
  const root = document.documentElement;
  // Where the latest stretch of scrolling in one direction began.
  let from = scrollY;
  let last = scrollY;
  const onScroll = () => {
    if (scrollY < last !== last < from) from = last;
    last = scrollY;
    if (Math.abs(scrollY - from) < LEAST_PX) return;
    const wantsMotion = !still.matches && root.dataset['motion'] !== 'still';
    const hides = scrollY > from && scrollY > HEADER_PX && phone.matches && wantsMotion;
    root.dataset['reading'] = hides ? '1' : '';
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    root.dataset['reading'] = '';
  };
}
