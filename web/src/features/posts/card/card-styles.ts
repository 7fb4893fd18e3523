import { sheet } from '../../../ui/theme/sheet';

/** A quack as a card; also drawn before the client runs (src/early). */
export const cardStyles = sheet({
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '3.5',
    paddingBlockEnd: '1.5',
    '@media (hover: hover)': { cursor: 'pointer' },
  },
  threaded: { columnGap: '2.5', paddingInline: '0', paddingBlockStart: '1.5', paddingBlockEnd: '0' },
  avatar: { alignSelf: 'start', display: 'block', borderRadius: 'full' },
  main: { minWidth: '0' },
  header: { display: 'flex', alignItems: 'baseline', minHeight: '6', color: 'fg.muted', fontSize: 'sm' },
  author: {
    display: 'flex',
    alignItems: 'baseline',
    columnGap: '1.5',
    minWidth: '0',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    '&:any-link:hover bdi': { textDecoration: 'underline' },
    // As high as a finger needs, also where a link of the text begins right below it.
    paddingBlockStart: '1',
    marginBlockStart: '-1',
  },
  // As wide as it is, up to the whole line: were it to give way as well, it would end in dots while the handle still has room.
  name: {
    flexShrink: '0',
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: 'md',
    fontWeight: 'medium',
    color: 'fg.default',
  },
  // The first to give way where the line is too short.
  handle: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  mark: {
    flexShrink: '0',
    marginInlineStart: '1.5',
    paddingInline: '1.5',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: 'xs',
    fontWeight: 'medium',
  },
  time: {
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    _hover: { textDecoration: 'underline' },
  },
  when: { flex: '1', whiteSpace: 'pre', minWidth: 'max-content' },
});
