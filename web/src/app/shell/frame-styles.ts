import { sheet } from '../../ui/theme/sheet';

/** Sidebar, column and rail; also drawn before the client runs (src/early). */
export const frameStyles = sheet({
  frame: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, {sizes.column})',
      md: '{sizes.narrow} minmax(0, {sizes.column})',
      xl: '{sizes.sidebar} {sizes.column} minmax(0, {sizes.rail})',
    },
    columnGap: { md: '6', xl: '9' },
    justifyContent: 'center',
    width: 'full',
    maxWidth: 'frame',
    marginInline: 'auto',
    paddingInline: { md: '4', xl: '0' },
    // A page that uses the space of the rail.
    'html[data-wide^="1"] &': {
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: '{sizes.narrow} minmax(0, 1fr)',
        xl: '{sizes.sidebar} minmax(0, 1fr)',
      },
    },
    // Larger text makes the frame as wide as the window.
    'html[data-text^=large][data-wide^="1"] &': { paddingInline: { md: '4' } },
    // Larger text makes each column wider: the sidebar gives way first, then the rail.
    '@media (min-width: 75rem) and (max-width: 84.3125rem)': {
      'html[data-text=large]:not([data-wide^="1"]) &': {
        gridTemplateColumns: '{sizes.narrow} {sizes.column} minmax(0, {sizes.rail})',
        columnGap: '6',
      },
    },
    '@media (min-width: 75rem) and (max-width: 81.8125rem)': {
      'html[data-text=largest]:not([data-wide^="1"]) &': {
        gridTemplateColumns: '{sizes.sidebar} minmax(0, {sizes.column})',
      },
    },
    '@media (min-width: 81.875rem) and (max-width: 96.8125rem)': {
      'html[data-text=largest]:not([data-wide^="1"]) &': {
        gridTemplateColumns: '{sizes.narrow} {sizes.column} minmax(0, {sizes.rail})',
        columnGap: '6',
      },
    },
  },
  condensedFrame: {
    gridTemplateColumns: {
      base: 'minmax(0, {sizes.column})',
      md: '{sizes.condensed} minmax(0, {sizes.column})',
      xl: '{sizes.condensed} {sizes.column} minmax(0, {sizes.rail})',
    },
    'html[data-wide^="1"] &': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.condensed} minmax(0, 1fr)' },
    },
    '@media (min-width: 75rem) and (max-width: 84.3125rem)': {
      'html[data-text=large]:not([data-wide^="1"]) &': {
        gridTemplateColumns: '{sizes.condensed} {sizes.column} minmax(0, {sizes.rail})',
      },
    },
    '@media (min-width: 75rem) and (max-width: 81.8125rem)': {
      'html[data-text=largest]:not([data-wide^="1"]) &': {
        gridTemplateColumns: '{sizes.condensed} minmax(0, {sizes.column})',
      },
    },
    '@media (min-width: 81.875rem) and (max-width: 96.8125rem)': {
      'html[data-text=largest]:not([data-wide^="1"]) &': {
        gridTemplateColumns: '{sizes.condensed} {sizes.column} minmax(0, {sizes.rail})',
      },
    },
  },
  sidebar: {
    display: { base: 'none', md: 'block' },
    position: 'sticky',
    insetBlockStart: '0',
    // Painted after the rows: below an animated element, each row would need its own layer.
    zIndex: '1',
    height: 'calc(100dvh - var(--strip, 0px))',
    // What is inside shows its labels below the icons where this is narrow, for whatever reason.
    containerType: 'inline-size',
    containerName: 'sidebar',
  },
  column: {
    minHeight: '100dvh',
    minWidth: '0',
    bg: 'bg.card',
    borderInlineWidth: { md: '1px' },
    '@media (min-width: 40rem)': { borderInlineWidth: '1px' },
    borderColor: 'border.hairline',
    paddingBlockEnd: { base: 'calc(4rem + env(safe-area-inset-bottom))', md: '0' },
    _focus: { outline: 'none' },
    'html[data-bar-covered^="1"] &': { paddingBlockEnd: '0' },
    '@media (max-height: 28.125rem)': { paddingBlockEnd: '0' },
  },
  rail: {
    display: { base: 'none', xl: 'flex' },
    'html[data-wide^="1"] &': { display: 'none' },
    '@media (max-width: 81.8125rem)': { 'html[data-text=largest] &': { display: 'none' } },
    flexDirection: 'column',
    gap: '5',
    position: 'sticky',
    insetBlockStart: '0',
    maxHeight: 'calc(100dvh - var(--strip, 0px))',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    paddingBlock: '5',
    alignSelf: 'start',
  },
});
