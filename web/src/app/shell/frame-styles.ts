import { sheet } from '../../ui/theme/sheet';

/** Sidebar, column and rail; also drawn before the client runs (src/early). */
export const frameStyles = sheet({
  frame: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '{sizes.sidebar} minmax(0, {sizes.column})',
      xl: '{sizes.sidebar} {sizes.column} minmax(0, {sizes.rail})',
    },
    columnGap: { md: '6', xl: '9' },
    justifyContent: 'center',
    width: 'full',
    maxWidth: 'frame',
    marginInline: 'auto',
    paddingInline: { md: '4', xl: '0' },
    // A page that wants the room of the rail as well.
    'html[data-wide^="1"] &': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.sidebar} minmax(0, 1fr)' },
    },
    // Without the rail (below), as where there is no room for it.
    '@media (min-width: 1200px) and (max-width: 1299px)': {
      'html[data-text=large] &': { paddingInline: '4' },
      'html[data-text=large]:not([data-wide^="1"]) &': {
        gridTemplateColumns: '{sizes.sidebar} minmax(0, {sizes.column})',
      },
    },
    '@media (min-width: 1200px) and (max-width: 1449px)': {
      'html[data-text=largest] &': { paddingInline: '4' },
      'html[data-text=largest]:not([data-wide^="1"]) &': {
        gridTemplateColumns: '{sizes.sidebar} minmax(0, {sizes.column})',
      },
    },
  },
  condensedFrame: {
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '{sizes.condensed} minmax(0, {sizes.column})',
      xl: '{sizes.condensed} {sizes.column} minmax(0, {sizes.rail})',
    },
    'html[data-wide^="1"] &': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.condensed} minmax(0, 1fr)' },
    },
    '@media (min-width: 1200px) and (max-width: 1299px)': {
      'html[data-text=large]:not([data-wide^="1"]) &': {
        gridTemplateColumns: '{sizes.condensed} minmax(0, {sizes.column})',
      },
    },
    '@media (min-width: 1200px) and (max-width: 1449px)': {
      'html[data-text=largest]:not([data-wide^="1"]) &': {
        gridTemplateColumns: '{sizes.condensed} minmax(0, {sizes.column})',
      },
    },
  },
  sidebar: {
    display: { base: 'none', md: 'block' },
    position: 'sticky',
    insetBlockStart: '0',
    // Painted after the page's rows: below what moves by itself, each of them would be in a layer of its own.
    zIndex: '1',
    height: 'calc(100dvh - var(--strip, 0px))',
  },
  column: {
    minHeight: '100dvh',
    minWidth: '0',
    bg: 'bg.card',
    borderInlineWidth: { md: '1px' },
    borderColor: 'border.hairline',
    paddingBlockEnd: { base: 'calc(4rem + env(safe-area-inset-bottom))', md: '0' },
    _focus: { outline: 'none' },
    'html[data-bar-covered^="1"] &': { paddingBlockEnd: '0' },
  },
  rail: {
    display: { base: 'none', xl: 'flex' },
    'html[data-wide^="1"] &': { display: 'none' },
    // Larger letters make the column wider; the rail goes where too little is left for it.
    '@media (max-width: 1299px)': { 'html[data-text=large] &': { display: 'none' } },
    '@media (max-width: 1449px)': { 'html[data-text=largest] &': { display: 'none' } },
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
