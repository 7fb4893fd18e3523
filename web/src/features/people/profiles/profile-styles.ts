import { sheet } from '../../../ui/theme/sheet';

/** The head of a profile; also as the server draws it (early/social-page-styles.ts). */
export const profileStyles = sheet({
  // The aspect ratio of uploaded banners, so that nothing is cropped and nothing moves when it loads.
  banner: { aspectRatio: '3', overflow: 'hidden', bg: 'brand.subtle' },
  image: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
  body: { paddingInline: { base: '4', md: '5' }, paddingBlockEnd: '5' },
  top: {
    display: 'flex',
    // If the buttons don't fit beside the picture, they wrap below it, not onto the banner.
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '2',
    marginBlockStart: '-3.25rem',
  },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  // With its word, the buttons would wrap on phones once the person is followed.
  whisper: { '@media (max-width: 29.9375rem)': { '& > span': { display: 'none' } } },
  // Above the banner, which is a layer of its own when it is mirrored.
  picture: { position: 'relative', display: 'block', padding: '1', borderRadius: 'full', bg: 'bg.card' },
  name: {
    marginBlockStart: '2.5',
    fontSize: 'xl',
    fontWeight: 'bold',
    lineHeight: 'tight',
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBlockStart: '0.5',
    color: 'fg.muted',
  },
  bio: { marginBlockStart: '3' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    marginBlockStart: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    listStyle: 'none',
  },
  fact: { display: 'flex', alignItems: 'center', gap: '1.5', minWidth: '0' },
  words: { minWidth: '0', overflowWrap: 'anywhere' },
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '5',
    marginBlockStart: '3',
    color: 'fg.muted',
  },
  // As tall as two lines of it.
  known: { minHeight: '10', marginBlockStart: '3' },
  number: { fontWeight: 'medium', color: 'fg.default', fontVariantNumeric: 'tabular-nums' },
});
