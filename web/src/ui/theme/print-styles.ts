import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { semanticColors } from './semantic-colors.ts';

/** The token name as the style engine writes it. */
const dashed = (name: string): string =>
  name.replace('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The light colors, with the page in black on white. `!important`, because the layer of tokens comes after global rules. */
const inks = Object.fromEntries(
  Object.entries({
    ...Object.fromEntries(Object.entries(semanticColors).map(([name, [light]]) => [name, light])),
    'bg.canvas': '#ffffff',
    'bg.card': '#ffffff',
    'fg.default': '#000000',
  }).map(([name, color]) => [`--m-colors-${dashed(name)}`, `${color} !important`]),
);

/** Pages on paper: what was read, without what is pressed on a screen. A button that is a picture or what was read stays. */
export const printStyles: Record<string, SystemStyleObject> = {
  ':root, .dark, .light': { _print: { ...inks, colorScheme: 'light !important' } },
  'html, html[data-night^="1"], html[data-canvas^="1"]': { _print: { bg: 'bg.canvas !important' } },
  [[
    'header:not(main header)',
    'aside',
    'nav',
    'button:not(:has(img), [data-read])',
    '[role=toolbar]',
    '[role=tablist]',
    '[role=search]',
    'form:has(textarea)',
    'dialog',
    '[popover]',
    '.side',
    'a[href="#main"]',
  ].join(', ')]: { _print: { display: 'none !important' } },
  // The columns of the frame.
  ':has(> main)': { _print: { display: 'block !important', minHeight: '0 !important' } },
  main: {
    _print: {
      width: 'auto !important',
      maxWidth: 'none !important',
      minHeight: '0 !important',
      padding: '0 !important',
      borderWidth: '0 !important',
    },
  },
  'main header': { _print: { position: 'static !important', transform: 'none !important' } },
  // Rows that aren't drawn have room on a screen.
  '[role=feed], [role=list]': { _print: { paddingBlock: '0 !important' } },
  'article, [role=article], [data-row], blockquote, figure, img': { _print: { breakInside: 'avoid' } },
  'h1, h2, h3, h4': { _print: { breakAfter: 'avoid' } },
};
