import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const still: SystemStyleObject = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important',
};

export const globalStyles: Record<string, SystemStyleObject> = {
  html: {
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    color: 'fg.default',
    bg: 'bg.canvas',
    accentColor: 'brand.solid',
    textRendering: 'optimizeLegibility',
    scrollPaddingBlockStart: '4rem',
    '@media (max-height: 28.125rem)': { scrollPaddingBlockStart: '0' },
    // The scrollbar gutter is reserved, so that short and long pages align.
    scrollbarGutter: { md: 'stable' },
  },
  // A drawing reaches the edge of the window.
  'html[data-flush^="1"], html[data-for-doing]:not([data-retold])': { scrollbarGutter: 'auto' },
  // The chosen text size (features/session/theme); everything is in rem and scales with it.
  'html[data-text=small]': { fontSize: '93.75%' },
  'html[data-text=large]': { fontSize: '112.5%' },
  'html[data-text=largest]': { fontSize: '125%' },
  // The scrollbar gutter is outside the backdrop of a dialog and shows the color of the root.
  'html[data-dialog^="1"]': { overflow: 'hidden', bg: 'bg.scrimmed' },
  'html[data-night^="1"]': { bg: '#050c0b' },
  'html[data-canvas^="1"]': { bg: 'bg.canvas' },
  // The height of a banner above the page, such as the offline one; full-height elements subtract it.
  'html[data-strip^="1"]': { '--strip': '3rem' },
  'html[data-strip^="11"]': { '--strip': '6rem' },
  body: { minHeight: '100dvh', overflowWrap: 'break-word' },
  '#root': { minHeight: '100dvh', isolation: 'isolate', bg: 'bg.canvas' },
  'h1, h2, h3, h4': { fontWeight: 'bold', lineHeight: 'tight', textWrap: 'balance', letterSpacing: '-0.01em' },
  'button, input, textarea, select': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  'button:not(:disabled), [role="button"], label, select, summary': { cursor: 'pointer' },
  'a, button, input, textarea, select, summary, [tabindex]': {
    outlineColor: 'brand.focus',
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focus', outlineOffset: '2px' },
  },
  // Each paragraph of people's text has a direction of its own, not that of the first one.
  '[dir=auto], bdi:not([dir])': { unicodeBidi: 'plaintext' },
  'time, .numeric': { fontVariantNumeric: 'tabular-nums' },
  '::selection': { bg: 'brand.subtle', color: 'fg.default' },
  '::placeholder': { color: 'fg.placeholder', opacity: 1 },
  'dialog, [popover]': { color: 'inherit' },
  '[hidden]': { display: 'none !important' },
  '*, *::before, *::after': { _motionReduce: still },
  'html[data-motion=still] *': still,
  'html[data-motion=still] *::before, html[data-motion=still] *::after': still,
};
