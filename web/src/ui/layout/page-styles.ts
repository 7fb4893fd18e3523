import { sheet } from '../theme/sheet';

/** The head of a page; also drawn before the client runs (src/early). */
export const pageStyles = sheet({
  header: {
    position: 'sticky',
    insetBlockStart: '0',
    paddingBlockStart: 'env(safe-area-inset-top)',
    zIndex: '2',
    bg: 'bg.card',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
    // Where a window is low, by zoom or on its side, all of it is for reading.
    '@media (max-height: 28.125rem)': { position: 'static', transform: 'none !important' },
    '&:has([role=tablist], nav)': { borderBlockEndWidth: '0' },
    // Out of the way of who reads on (app/watch-header.ts), and back for the keyboard.
    transition: { base: 'transform 160ms ease-out', md: 'none' },
    'html[data-reading="1"] &': {
      '@media (max-width: 48rem)': { '&:not(:has(:focus-visible))': { transform: 'translateY(-100%)' } },
    },
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: '12', md: '14' },
    paddingInline: { base: '4', md: '5' },
    // A control before the heading has its own spacing.
    '&:has(> button:first-child)': { paddingInlineStart: '2' },
    '&:has(> [data-lead]:first-child)': { paddingInlineStart: { base: '2', md: '5' } },
  },
  heading: {
    flex: '1',
    minWidth: '0',
    fontSize: 'lg',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  padded: { padding: { base: '4', md: '5' } },
});
