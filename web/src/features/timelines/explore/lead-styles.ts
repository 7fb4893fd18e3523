import { sheet } from '../../../ui/theme/sheet';

/** A sentence above a list. */
export const leadStyles = sheet({
  lead: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
});
