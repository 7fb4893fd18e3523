import { sheet } from '../../../ui/theme/sheet';

/** The heading of a list, and a sentence above it. */
export const leadStyles = sheet({
  title: {
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '4',
    fontSize: 'lg',
    fontWeight: 'bold',
  },
  lead: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '2',
    color: 'fg.muted',
    fontSize: 'sm',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
});
