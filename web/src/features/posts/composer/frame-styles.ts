import { sheet } from '../../../ui/theme/sheet';

/** The space of a composer that loads after its page; also drawn before the client runs (src/early). */
export const composerFrameStyles = sheet({
  /** At the top of the stream. */
  atHead: {
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '3',
    // The pill of new posts overlaps this space by half.
    paddingBlockEnd: '4',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  /** The height of the field and its tools, with a skeleton until they load. */
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
  /** Beside `kept` at the top of the stream: phones show the field alone until it is used. */
  keptAtHead: { height: { base: '2.79rem', md: '5.54rem' } },
});
