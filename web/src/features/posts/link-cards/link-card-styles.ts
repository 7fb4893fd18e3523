import { sheet } from '../../../ui/theme/sheet';

/** The words and the gap above take 6rem, a wide picture 1 : 1.91 of the width: PostLinkCard reserves that. */
export const linkCardStyles = sheet({
  card: {
    display: 'flex',
    height: '5.5rem',
    marginBlockStart: '2',
    overflow: 'hidden',
    borderRadius: 'control',
    color: 'inherit',
    textDecoration: 'none',
    bg: 'bg.card',
    // A border would take room from a picture whose height depends on its width.
    boxShadow: 'inset 0 0 0 1px var(--m-colors-border-hairline)',
    _hover: { bg: 'bg.hover' },
  },
  wide: { flexDirection: 'column', height: 'auto' },
  picture: { flexShrink: '0', width: '5.5rem', height: '5.5rem', objectFit: 'cover', bg: 'bg.sunken' },
  widePicture: { display: 'block', width: 'full', aspectRatio: '1.91', objectFit: 'cover', bg: 'bg.sunken' },
  words: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '0.5',
    // Not from 0: below a wide picture, the height would be that of the words alone.
    flex: '1 1 auto',
    minWidth: '0',
    height: '5.5rem',
    paddingInline: '3.5',
  },
  site: {
    display: 'flex',
    gap: '1.5',
    minWidth: '0',
    color: 'fg.muted',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
    // Where the link leads is never cut for what a site calls itself.
    '& > bdi:last-of-type': { flexShrink: '0', maxWidth: 'full' },
  },
  title: { fontWeight: 'medium', lineHeight: '1.3', lineClamp: '2', overflowWrap: 'anywhere', textAlign: 'start' },
});
