import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * Colors of the system in place of ours, for people who chose a palette such as Windows' high contrast. The browser
 * replaces every color but these, so that whatever is told by a background or a shadow alone has to be told again here.
 * `!important`, because the layer of tokens comes after the one of global rules.
 */
const tokens = {
  '--m-colors-brand-solid': 'Highlight !important',
  '--m-colors-brand-hover': 'Highlight !important',
  '--m-colors-brand-on-solid': 'HighlightText !important',
  '--m-colors-brand-focus': 'Highlight !important',
  '--m-colors-accent-nod': 'Highlight !important',
  '--m-colors-border-control': 'ButtonText !important',
  '--m-colors-border-hover': 'Highlight !important',
};

const selected = { outline: '2px solid Highlight', outlineOffset: '-2px' };
const focused = { outline: '2px solid Highlight !important', outlineOffset: '-2px' };

export const forcedColors: Record<string, SystemStyleObject> = {
  ':root': { _highContrast: tokens },
  '[aria-current], [aria-pressed=true], [role=option][aria-selected=true], label:has(> input[type=radio]:checked)': {
    _highContrast: selected,
  },
  'input:focus-visible, textarea:focus-visible, select:focus-visible, [role^=menuitem]:focus-visible': {
    _highContrast: focused,
  },
  // They float by a shadow, which isn't drawn.
  '[popover], dialog': { _highContrast: { outline: '1px solid CanvasText' } },
};
