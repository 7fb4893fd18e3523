import { sheet } from '../../ui/theme/sheet';

export const railStyles = sheet({
  panels: { display: 'flex', flexDirection: 'column', gap: '5', _empty: { display: 'none' } },
  search: { borderRadius: 'full', flexShrink: '0' },
  visitor: { flexShrink: '0' },
  // Crops the drawing to the drake and the sun.
  picture: { height: '11rem', overflow: 'hidden', '& svg': { marginBlockStart: '-3rem' } },
  words: { padding: '5' },
  heading: { fontSize: 'lg', textWrap: 'balance' },
  lead: { marginBlockStart: '1.5', color: 'fg.muted', textWrap: 'pretty' },
  join: { marginBlockStart: '4' },
});
