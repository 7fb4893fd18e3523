import { sheet } from '../../../ui/theme/sheet';

/** Where a composer stands that comes after its page; also drawn before the client runs (src/early). */
export const composerPlaceStyles = sheet({
  /** At the head of the stream. */
  atHead: {
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '3',
    // Half of the pill of new quacks lies here.
    paddingBlockEnd: '4',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  /** The field and the tools below it; until they come, the shapes of a picture and of the first words. */
  kept: {
    position: 'relative',
    height: '5.54rem',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      insetBlockStart: '0',
      boxSize: '2.75rem',
      borderRadius: 'full',
      bg: 'bg.skeleton',
    },
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '3.5rem',
      insetBlockStart: '0.875rem',
      width: '9rem',
      height: '1rem',
      borderRadius: '0.375rem',
      bg: 'bg.skeleton',
    },
  },
});
