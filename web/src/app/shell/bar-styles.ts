import { sheet } from '../../ui/theme/sheet';

/** The bar at the bottom of a phone, for members and for visitors. */
export const barStyles = sheet({
  bar: {
    display: { base: 'grid', md: 'none' },
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    position: 'fixed',
    // At the end of the page where a window is low.
    '@media (max-height: 28.125rem)': { position: 'static' },
    insetInline: '0',
    insetBlockEnd: '0',
    zIndex: '3',
    minHeight: '3.75rem',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    bg: 'bg.card',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
  entry: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    height: '3.75rem',
    color: 'fg.muted',
    // Five entries in a line leave no room for larger text.
    fontSize: 'min({fontSizes.xs}, 13px)',
    lineHeight: '1',
    textDecoration: 'none',
    _focusVisible: { outlineOffset: '-4px', borderRadius: 'control' },
    '&[aria-current=page]': { color: 'brand.fg', fontWeight: 'medium' },
  },
});
