import { frameStyles } from '../app/shell/frame-styles';
import { bodyStyles } from '../features/posts/card/body-styles';
import { pollStyles } from '../features/posts/polls/poll-styles';
import { cardStyles } from '../features/posts/card/card-styles';
import { quoteStyles } from '../features/posts/quotes/quote-styles';
import { textStyles } from '../features/people/text/text-styles';
import { focusStyles } from '../features/timelines/thread/focus-styles';
import { profileStyles } from '../features/people/profiles/profile-styles';
import { pageStyles } from '../ui/layout/page-styles';
import { avatarShade } from '@mallard/rules/avatar-fallback';
import type { Style } from '../ui/theme/sheet';

/*
 * Posts and people as the server sends them (server/src/operations/web-pages/social-web-pages.ts), where the client will draw
 * them: with its own styles, which the build reads here as the objects that they are. The class of an element is the part that
 * it is (rules/src/post-markup.ts).
 */
const looks = <Name extends string>(styles: Readonly<Record<Name, string>>) =>
  styles as unknown as Readonly<Record<Name, Style>>;

const [frame, page, text] = [looks(frameStyles), looks(pageStyles), looks(textStyles)];
const { words, large, ...body } = looks(bodyStyles);
const { card, ...cardParts } = looks(cardStyles);
const { box, text: quotedText, words: quotedWords, ...quoteParts } = looks(quoteStyles);
const { focus, ...focusParts } = looks(focusStyles);
const profile = looks(profileStyles);
const poll = looks(pollStyles);

/** The rule of each part. */
const parts = (scope: string, styles: Readonly<Record<string, Style>>): Record<string, Style> =>
  Object.fromEntries(Object.entries(styles).map(([part, look]) => [`${scope} .${part}`.trim(), look]));

const plainLink: Style = { color: 'inherit', textDecoration: 'none' };
const icon: Style = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** As style attributes are not allowed, each colour that a face may have is a rule (rules/src/avatar-fallback.ts). */
const hues: Record<string, Style> = Object.fromEntries(
  Array.from({ length: 24 }, (_, index) => {
    const { hue, from, to } = avatarShade(index * 15);
    return [`[data-hue="${index * 15}"]`, { '--hue': String(hue), '--from': String(from), '--to': String(to) }];
  }),
);

export const socialPageStyles: Readonly<Record<string, Style>> = {
  // Of a font that arrives later lines would break elsewhere (ui/theme/fonts.css).
  '.frame': { ...frame.frame, fontFamily: "'Rubik at Hand', 'Rubik Stand-in', sans-serif" },
  '.frame main': frame.column,

  // The sidebar's head.
  '.side': { ...frame.sidebar, paddingBlock: '4', paddingInline: '2' },
  '.side a': {
    ...plainLink,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '10',
    color: 'brand.fg',
    fontSize: 'lg',
    fontWeight: 'bold',
    letterSpacing: '-0.02em',
    // A narrow sidebar has no room for the name.
    '@container sidebar (max-width: 8rem)': { fontSize: '0' },
  },
  '.side svg': { ...icon, strokeWidth: '1.9', width: '1.875rem', height: '1.875rem' },

  '.bar': {
    ...page.header,
    ...page.bar,
    minHeight: { base: 'calc(3rem + 1px)', md: 'calc(3.5rem + 1px)' },
    paddingInlineStart: { base: '2', md: '2' },
  },
  '.bar a': { ...plainLink, display: 'grid', placeItems: 'center', boxSize: '10', color: 'fg.muted' },
  '.bar svg': { ...icon, boxSize: '5', _rtl: { transform: 'scaleX(-1)' } },
  '.bar h1': page.heading,

  '.face': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '11',
    borderRadius: 'full',
    objectFit: 'cover',
    background:
      'linear-gradient(160deg, oklch(var(--from) 0.1 var(--hue)), oklch(var(--to) 0.09 calc(var(--hue) + 12)))',
    color: '#ffffff',
    fontWeight: 'medium',
    lineHeight: '1',
    userSelect: 'none',
  },
  'img.face': { bg: 'bg.sunken' },
  ...hues,

  ...parts('', text),
  ...parts('', body),
  details: { marginBlock: '1' },
  'summary.warning': { marginBlock: '0' },
  'summary svg': { ...icon, flexShrink: '0', boxSize: '1.125rem' },
  'summary .toggle': { lineHeight: '2.25rem' },
  ':is([open] .toggle:nth-of-type(1), details:not([open]) .toggle:nth-of-type(2))': { display: 'none' },

  '.poll': poll.rows,
  '.poll li': { ...poll.row, bg: 'bg.sunken' },
  '.poll span': poll.words,
  '.poll b': { fontWeight: 'medium' },
  '.votes': poll.foot,

  '.media': {
    display: 'grid',
    marginBlockStart: '2',
    marginBlockEnd: '1',
    borderRadius: 'control',
    overflow: 'hidden',
    bg: 'bg.sunken',
    width: 'fit-content',
    maxWidth: 'full',
  },
  // A single picture has the width that its markup says: its own.
  '.media > *': { display: 'block', maxWidth: 'full', height: 'auto', objectFit: 'cover' },
  '.media > [data-tiny]': { objectFit: 'none' },
  // In place of sensitive ones: over the room that they will take.
  '.media > svg, .media > .cover': { gridArea: '1 / 1' },
  '.media > .cover': {
    placeSelf: 'center',
    padding: '4',
    color: 'fg.muted',
    fontWeight: 'medium',
    textAlign: 'center',
  },
  '.media:has(> video), .media:not([data-count="1"])': { width: 'full', '& > *': { width: 'full' } },
  '.media > video': { objectFit: 'contain', bg: 'black' },
  '.media:not([data-count="1"])': {
    gridTemplateColumns: '1fr 1fr',
    gridAutoRows: 'minmax(0, 1fr)',
    gap: '0.5',
    aspectRatio: '1.5',
    '& > *': { minHeight: '0', height: 'full' },
    '&[data-count="3"] > :first-child': { gridRow: 'span 2' },
  },

  '.card': { ...card, '@media (hover: hover)': {}, borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  ...parts('.card', cardParts),
  '.card .text': words,
  // The room of what can be done with it, which comes with the client.
  ':is(.card .main, .focus)::after': { content: '""', display: 'block', height: '10', marginBlockStart: '0.5' },

  '.focus': { ...focus, paddingBlockEnd: '2', borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  ...parts('.focus', focusParts),
  '.focus .text': large,

  '.quote': box,
  ...parts('.quote', quoteParts),
  '.quote .face': { boxSize: '6', fontSize: '0.625rem' },
  '.quote .words': quotedWords,
  '.quote .quoted': quotedText,
  '.main > .folded, .focus .folded': looks(quoteStyles).folded,

  '.banner': profile.banner,
  '.banner img': profile.image,
  '.person': profile.body,
  '.person .face': {
    position: 'relative',
    boxSize: '6.5rem',
    marginBlockStart: '-3.25rem',
    border: '0.25rem solid',
    borderColor: 'bg.card',
    backgroundClip: 'padding-box',
    fontSize: '2xl',
  },
  '.called': profile.name,
  '.person .handle': profile.line,
  '.person .text': profile.bio,
  '.facts': profile.facts,
  '.facts li': profile.fact,
  '.facts svg': { ...icon, flexShrink: '0', boxSize: '4' },
  '.facts svg + *': profile.words,
  '.facts a': { color: 'brand.fg', textDecoration: 'none' },
  '.numbers': profile.counts,
  '.numbers b': profile.number,
  '.numbers span + span': { paddingBlock: '0.5' },

  '.frame nav': {
    display: 'flex',
    overflow: 'hidden',
    paddingInline: { base: '0', md: '1' },
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  '.frame nav a': {
    ...plainLink,
    position: 'relative',
    flexShrink: '0',
    paddingInline: '4',
    lineHeight: '3rem',
    color: 'fg.muted',
    fontWeight: 'medium',
    '&[aria-current]': {
      color: 'fg.default',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '4',
        insetBlockEnd: '-1px',
        height: '3px',
        borderRadius: 'full',
        bg: 'brand.solid',
      },
    },
  },
};
