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
  /** The field and the tools below it. */
  kept: { height: '5.54rem' },
});
