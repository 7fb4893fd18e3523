import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** What the server sends for reading without JavaScript (server/src/operations/web-pages), until the client takes its place. */
export const serverPageStyles: Record<string, SystemStyleObject> = {
  // Another language than the one that the server could know of: nobody should read both, one after the other.
  // Where the mark of the loader will stand.
  '#first-look': {
    position: 'fixed',
    insetInlineStart: 'calc(50% - 1.75rem)',
    insetBlockStart: 'calc(50% - 3.125rem)',
    width: '3.5rem',
    height: '3.5rem',
    fill: 'none',
    color: 'brand.fg',
    stroke: 'currentColor',
    strokeWidth: '1.9',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    pointerEvents: 'none',
  },
  '#root:not(:empty) ~ #first-look, #server-page ~ #first-look': { display: 'none' },
  'html[data-retold] #server-page': { display: 'none' },
  'html:not([data-retold]) body:has(#server-page) #root': {
    position: 'absolute',
    visibility: 'hidden',
    height: '0',
    minHeight: '0',
    overflow: 'hidden',
  },
  '#server-page header': {
    display: 'flex',
    justifyContent: 'center',
    bg: 'bg.card',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  '#server-page nav': {
    display: 'flex',
    alignItems: 'center',
    gap: '5',
    width: 'full',
    maxWidth: '64rem',
    minHeight: '16',
    paddingInline: { base: '4', md: '6' },
  },
  '#server-page main': {
    maxWidth: '44rem',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: { base: '6', md: '10' },
  },
  '#server-page a': {
    display: 'inline-block',
    minHeight: '6',
    lineHeight: '1.5rem',
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '#server-page h1': { fontSize: '2xl', marginBlockEnd: '3' },
  '#server-page :is(h2, h3)': { fontSize: 'lg', marginBlock: '6 2' },
  '#server-page :is(p, ul, ol, pre, table)': { marginBlockEnd: '3' },
  '#server-page :is(ul, ol)': { paddingInlineStart: '6', listStyle: 'revert' },
  '#server-page :is(th, td)': { paddingInlineEnd: '4', textAlign: 'start', verticalAlign: 'top' },
};
