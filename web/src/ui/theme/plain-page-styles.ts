import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Outside the frame of posts and people, which look as in the client (early/social-page-styles.ts). */
const plain = ':not(.frame *)';

/** The start screen, and the pages of help, sign-in and the front door as the server sends them, until the client takes over. */
export const plainPageStyles: Record<string, SystemStyleObject> = {
  // The position of the loader (FullScreenLoader).
  '#first-look': {
    position: 'fixed',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '5',
    color: 'brand.fg',
    pointerEvents: 'none',
    // Nothing is on its way there.
    '@media (scripting: none)': { display: 'none' },
  },
  '#first-look svg': {
    width: '3.5rem',
    height: '3.5rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.9',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '#first-look p': { minHeight: '6', color: 'fg.muted' },
  // Delayed, so that a fast start shows no loader.
  '#first-look span': { visibility: 'hidden', animation: 'm-come 1ms 1s forwards' },
  'html[lang=en] :is(#first-look, noscript) [lang=he], html[lang=he] :is(#first-look, noscript) [lang=en]': {
    display: 'none',
  },
  'noscript p': { padding: '4', textAlign: 'center', color: 'fg.muted' },
  '#root:not(:empty) ~ #first-look, :is(html:not([data-retold]) #server-page, #early-page) ~ #first-look': {
    display: 'none',
  },
  // Hidden if the page's language turns out to be another one, so that no one sees both in turn.
  'html[data-retold] #server-page': { display: 'none' },
  'html:not([data-retold]) #server-page ~ #root, #early-page ~ #root': {
    position: 'absolute',
    visibility: 'hidden',
    height: '0',
    minHeight: '0',
    overflow: 'hidden',
  },
  [`#server-page header${plain}`]: {
    display: 'flex',
    justifyContent: 'center',
    bg: 'bg.card',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  [`#server-page nav${plain}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: '5',
    width: 'full',
    maxWidth: '64rem',
    minHeight: '16',
    paddingInline: { base: '4', md: '6' },
  },
  [`#server-page main${plain}`]: {
    maxWidth: '44rem',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: { base: '6', md: '10' },
  },
  [`#server-page a${plain}`]: {
    display: 'inline-block',
    minHeight: '6',
    lineHeight: '1.5rem',
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  // The sign-in page, positioned as in the client (GuestFrame, GuestCard).
  '[data-entry]': { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  '#server-page [data-entry] > p': {
    marginBlockEnd: '0',
    width: 'full',
    maxWidth: 'frame',
    marginInline: 'auto',
    paddingInlineStart: { base: '3.625rem', md: '4.625rem' },
    paddingBlock: '4',
    lineHeight: '2.5rem',
    fontSize: 'lg',
    fontWeight: 'bold',
    letterSpacing: '-0.02em',
  },
  '#server-page [data-entry] > p a': { textDecoration: 'none' },
  '#server-page [data-entry] main': {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    maxWidth: '29rem',
    paddingInline: '4',
    paddingBlockStart: { base: '4', md: 'clamp(1.5rem, 9vh, 6rem)' },
    paddingBlockEnd: { base: '24', md: '32' },
  },
  '[data-entry] section': {
    padding: { base: '5', md: '8' },
    bg: 'bg.card',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
  },
  '#server-page [data-entry] h1': { fontSize: 'xl', marginBlockEnd: '5' },
  '#server-page [data-entry] section p': { fontSize: 'sm', fontWeight: 'medium', marginBlockEnd: '1.5' },
  '[data-entry] i': {
    display: 'block',
    height: '11',
    marginBlockEnd: '5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
  },
  // The second field has a line below it.
  '[data-entry] i + p + i': { marginBlockEnd: '2.9375rem' },
  '[data-entry] b': {
    display: 'grid',
    placeItems: 'center',
    height: '12',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.onSolid',
    fontWeight: 'medium',
  },
  '#server-page [data-entry] main > p': {
    marginBlockStart: '5',
    marginBlockEnd: '0',
    textAlign: 'center',
    color: 'fg.muted',
  },
  '#server-page [data-entry] main > p a': { display: 'inline', fontWeight: 'inherit' },
  // As in the client (Article), so that nothing moves when it takes over.
  [`#server-page :is(p, li) > img${plain}`]: {
    marginBlock: '3',
    borderRadius: 'control',
    borderStyle: 'solid',
    borderWidth: '1px',
    borderColor: 'border.hairline',
  },
  [`#server-page h1${plain}`]: { fontSize: '2xl', marginBlockEnd: '3' },
  [`#server-page :is(h2, h3)${plain}`]: { fontSize: 'lg', marginBlock: '6 2' },
  [`#server-page :is(p, ul, ol, pre, table)${plain}`]: { marginBlockEnd: '3' },
  [`#server-page :is(ul, ol)${plain}`]: { paddingInlineStart: '6', listStyle: 'revert' },
  '#server-page :is(th, td)': { paddingInlineEnd: '4', textAlign: 'start', verticalAlign: 'top' },
};
