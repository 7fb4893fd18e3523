import { sheet } from '../../../ui/theme/sheet';

/** The styles of categories and claims in their lists. */
export const claimCard = sheet({
  list: {
    listStyle: 'none',
    padding: '0',
    margin: '0',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fill, minmax(17rem, 1fr))' },
    gap: '3',
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
    minWidth: '0',
  },
  name: { fontSize: 'md', overflowWrap: 'anywhere' },
  text: { flex: '1', overflowWrap: 'anywhere' },
  value: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
});
