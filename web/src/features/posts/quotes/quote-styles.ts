import { sheet } from '../../../ui/theme/sheet';

/** What a quack quotes; also drawn before the client runs (src/early). */
export const quoteStyles = sheet({
  box: {
    position: 'relative',
    marginBlockStart: '2',
    paddingInline: '3',
    paddingBlock: '2.5',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'control',
    '&:has(a:hover)': { bg: 'bg.hover' },
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '1.5',
    minHeight: '6',
    color: 'fg.muted',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
  },
  name: {
    flexShrink: '1',
    fontSize: 'sm',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: 'medium',
    color: 'fg.default',
  },
  handle: { flexShrink: '99', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  action: { marginInlineStart: 'auto', marginBlock: '-2', marginInlineEnd: '-2' },
  // The whole box opens the quack.
  open: {
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 'control',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'control' },
  },
  // Above the link that covers the box.
  filtered: { '& button': { position: 'relative' } },
  body: { display: 'flex', gap: '3', marginBlockStart: '1' },
  words: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' },
  text: { lineClamp: '4', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  note: { display: 'flex', alignItems: 'center', gap: '1.5', color: 'fg.muted', fontSize: 'sm' },
  picture: { flexShrink: '0', boxSize: '4.5rem', borderRadius: 'control', objectFit: 'cover', bg: 'bg.sunken' },
  // In its place, where there is nothing to show.
  folded: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    minHeight: '11',
    marginBlockStart: '2',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'control',
    bg: 'bg.sunken',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});
