import { frameStyles } from '../app/shell/frame-styles';
import { bodyStyles } from '../features/posts/body-styles';
import { cardStyles } from '../features/posts/card-styles';
import { textStyles } from '../features/posts/text/text-styles';
import { focusStyles } from '../features/posts/thread/focus-styles';
import { profileStyles } from '../features/profiles/profile-styles';
import { pageStyles } from '../ui/page-styles';
import type { Look } from '../ui/theme/sheet';

/*
 * Quacks and people as the server sends them (server/src/operations/web-pages), where the client will draw them: with its own
 * styles, which the build reads here as the objects that they are.
 */
const looks = <Name extends string>(styles: Readonly<Record<Name, string>>) =>
  styles as unknown as Readonly<Record<Name, Look>>;

const [frame, page, card, body] = [looks(frameStyles), looks(pageStyles), looks(cardStyles), looks(bodyStyles)];
const [text, focus, profile] = [looks(textStyles), looks(focusStyles), looks(profileStyles)];

const plainLink: Look = { color: 'inherit', textDecoration: 'none' };
const icon: Look = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** As style attributes are not allowed, each colour that a face may have is a rule (server/src/people/users/avatar-face.ts). */
const hues: Record<string, Look> = Object.fromEntries(
  Array.from({ length: 24 }, (_, index) => [`[data-hue="${index * 15}"]`, { '--hue': String(index * 15) }]),
);

export const serverPageStyles: Readonly<Record<string, Look>> = {
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
  },
  '.side svg': { ...icon, strokeWidth: '1.9', width: '1.875rem', height: '1.875rem' },

  '.bar': { ...page.header, ...page.bar, minHeight: 'calc(3.5rem + 1px)', paddingInlineStart: { base: '2', md: '2' } },
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
    background: 'linear-gradient(160deg, oklch(0.56 0.085 var(--hue)), oklch(0.43 0.075 calc(var(--hue) + 24)))',
    color: '#ffffff',
    fontWeight: 'medium',
    lineHeight: '1',
    userSelect: 'none',
  },
  'img.face': { bg: 'bg.sunken' },
  ...hues,

  '.text': text.text,
  '.text a': text.link,
  '.text b': text.host,
  '.words': body.words,
  '.large.text': body.large,
  details: { marginBlock: '1' },
  summary: { ...body.warning, marginBlock: '0' },
  'summary svg': { ...icon, ...body.sign, flexShrink: '0', boxSize: '1.125rem' },
  'summary span': body.reason,
  'summary b': { ...body.toggle, lineHeight: '2.25rem' },
  ':is([open] b:nth-of-type(1), details:not([open]) b:nth-of-type(2))': { display: 'none' },

  '.media': {
    display: 'grid',
    marginBlockStart: '2',
    marginBlockEnd: '1',
    borderRadius: 'control',
    overflow: 'hidden',
    bg: 'bg.sunken',
  },
  '.media > *': { display: 'block', width: 'full', height: 'auto', objectFit: 'cover' },
  '.media > video': { objectFit: 'contain', bg: 'black' },
  '.media:not([data-count="1"])': {
    gridTemplateColumns: '1fr 1fr',
    gridAutoRows: 'minmax(0, 1fr)',
    gap: '0.5',
    aspectRatio: '1.5',
    '& > *': { minHeight: '0', height: 'full' },
    '&[data-count="3"] > :first-child': { gridRow: 'span 2' },
  },

  '.card': { ...card.card, '@media (hover: hover)': {}, borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  '.card > div': card.main,
  // The room of what can be done with it, which comes with the client.
  ':is(.card > div, .focus)::after': { content: '""', display: 'block', height: '10', marginBlockStart: '0.5' },
  '.by': card.header,
  '.by .name': card.author,
  '.by .name bdi:first-child': card.name,
  '.by .name bdi + bdi': card.handle,
  '.when': { ...card.when, flex: '1' },
  '.when a': plainLink,

  '.focus': { ...focus.focus, paddingBlockEnd: '2', borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  '.head': focus.header,
  '.head .name': focus.author,
  '.head .name bdi:first-child': focus.name,
  '.head .name bdi + bdi': focus.handle,
  '.said': focus.body,
  '.moment': focus.moment,
  '.counts': focus.counts,

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
  '.handle': profile.line,
  '.bio': profile.bio,
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
