import { sheet } from './theme/sheet';

/** Rows of a long list; also drawn before the client runs (src/early). */
export const listStyles = sheet({
  // The list keeps its own place (useWindowRows); the browser doing so as well would move it twice. The foot is meant too:
  // held in place while rows come in before it, it would carry the reader away, page after page.
  list: { overflowAnchor: 'none' },
  row: {
    // Painted by itself: a row that comes, or changes below the pointer, leaves the others as they are painted.
    contain: 'paint',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
    _focusVisible: { outlineOffset: '-2px' },
  },
});
