import { sheet } from '../../../ui/theme/sheet';

/** Somebody's words; also drawn before the client runs (src/early). */
export const textStyles = sheet({
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'measure', lineHeight: 'quack' },
  // Stands out from the words around it by more than its color, and is not louder than they are.
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
});
