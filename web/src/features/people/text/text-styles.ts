import { sheet } from '../../../ui/theme/sheet';

/** Someone's words; also drawn before the client runs (src/early). */
export const textStyles = sheet({
  text: {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // Not as narrow as its longest line: paragraphs of the other direction begin at the other side.
    width: 'full',
    maxWidth: 'measure',
    // Narrower than its card, it lies at the side where its own direction begins, which may not be the page's.
    marginInlineEnd: 'auto',
    lineHeight: 'quack',
  },
  // Differs from the text around it by more than its color, without being louder.
  link: {
    color: 'brand.fg',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'color-mix(in oklab, currentcolor 40%, transparent)',
    textUnderlineOffset: '0.2em',
    borderRadius: '0.25rem',
    _hover: { textDecorationColor: 'currentcolor' },
  },
  host: { fontWeight: 'medium' },
  /** What a search found. */
  mark: { color: 'inherit', bg: 'accent.subtle', boxShadow: '0 2px 0 var(--m-colors-accent-solid)' },
});
