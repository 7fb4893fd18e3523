import { sheet } from '../../../ui/theme/sheet';

/** Around the search field of the pages for everyone. */
export const searchAreaStyles = sheet({
  search: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '3',
  },
  field: { borderRadius: 'full' },
});
