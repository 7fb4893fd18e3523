import { sheet } from '../theme/sheet';

/** Rows of a long list; also drawn before the client runs (src/early). */
export const listStyles = sheet({
  // The list anchors the scroll position itself (useVirtualRows); the browser must not do it too, nor anchor to the
  // foot, which would move the reader along with each new page.
  list: { overflowAnchor: 'none' },
  row: {
    // Its own paint containment: a new row, or one that changes on hover, does not repaint the others.
    contain: 'paint',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
    _focusVisible: { outlineOffset: '-2px' },
  },
});
