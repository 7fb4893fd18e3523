/** All animations. Reduced motion turns them off (global-styles). */
export const keyframes = {
  'm-turn': { to: { transform: 'rotate(360deg)' } },
  'm-breathe': { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.55' } },
  'm-appear': { from: { opacity: '0' } },
  'm-come': { to: { visibility: 'visible' as const } },
  'm-rise': { from: { opacity: '0', transform: 'translateY(8px)' } },
  'm-drop': { from: { opacity: '0', transform: 'translateY(-6px)' } },
  'm-slide': { from: { transform: 'translateX(var(--slide-from, -100%))' } },
  'm-nod': {
    '0%': { transform: 'none' },
    '40%': { transform: 'rotate(-14deg) scale(1.12)' },
    '100%': { transform: 'none' },
  },
  // Driven by the scroll of a page; without scrolling it has no effect.
  'm-scrolls': { '0%, 100%': { visibility: 'visible' as const } },
  'm-swim': { '0%': { transform: 'translateX(-100%)' }, '100%': { transform: 'translateX(350%)' } },
  // The mask of a row that scrolls sideways, with its progress: no fade at the edge where the row ends.
  'm-edges': {
    '0%': { maskPosition: '-2rem 0', maskSize: 'calc(100% + 2rem) 100%' },
    '12%, 88%': { maskPosition: '0 0', maskSize: '100% 100%' },
    '100%': { maskPosition: '0 0', maskSize: 'calc(100% + 2rem) 100%' },
  },
  // The same of a list that scrolls down: a fade until its end is reached.
  'm-more-below': { '0%, 80%': { maskSize: '100% 100%' }, '100%': { maskSize: '100% calc(100% + 2.5rem)' } },
};
