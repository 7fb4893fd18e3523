import { palette } from './palette.ts';

const { pond, ochre, reed, night, clay } = palette;

/** [light, dark] for each semantic color. */
export const semanticColors = {
  'bg.canvas': [reed[50], night[900]],
  'bg.card': [reed[0], night[850]],
  'bg.raised': [reed[0], night[800]],
  'bg.sunken': [reed[100], night[950]],
  'bg.hover': [reed[100], night[800]],
  'bg.selected': [pond[100], night[750]],
  'bg.inverted': [night[850], reed[100]],
  'bg.scrim': ['rgb(11 23 20 / 0.45)', 'rgb(2 6 5 / 0.66)'],
  // bg.canvas under bg.scrim, for areas that the scrim does not cover.
  'bg.scrimmed': ['#8c918d', '#050c0a'],
  'bg.skeleton': [reed[200], night[750]],

  'fg.default': [reed[900], night[50]],
  'fg.muted': [reed[600], night[200]],
  'fg.placeholder': ['#6a6c66', '#8da39a'],
  'fg.inverted': [night[50], reed[900]],

  'border.hairline': [reed[200], night[750]],
  'border.control': ['#8b8a81', '#67807a'],
  'border.hover': [reed[600], night[200]],

  'brand.fg': [pond[700], '#79cdb2'],
  'brand.solid': [pond[700], '#63bfa2'],
  'brand.hover': [pond[800], '#7bcfb4'],
  'brand.onSolid': ['#ffffff', pond[950]],
  'brand.subtle': [pond[100], '#15332a'],
  'brand.focus': [pond[500], '#63bfa2'],

  'accent.nod': [ochre[700], ochre[300]],
  'accent.solid': [ochre[300], ochre[300]],
  'accent.hover': [ochre[200], ochre[200]],
  'accent.onSolid': [ochre[950], ochre[950]],
  'accent.subtle': [ochre[50], '#2b220d'],

  // Signs of the kinds of notifications; a nod, the site's messages and new quacks have colors above and below.
  'kind.reply': ['#1b4f8a', '#8fbdf0'],
  'kind.mention': ['#5b3f94', '#c0a9ee'],
  'kind.requack': [pond[600], '#79cdb2'],
  'kind.follow': ['#8f2a5e', '#efa3c6'],
  'kind.poll': ['#0b5a66', '#7fd0dd'],

  'danger.fg': [clay[600], clay[300]],
  'danger.solid': [clay[600], clay[400]],
  'danger.hover': [clay[700], clay[300]],
  'danger.onSolid': ['#ffffff', clay[950]],
  'danger.subtle': [clay[50], '#2f1712'],
} as const satisfies Record<string, readonly [string, string]>;

export type ColorToken = keyof typeof semanticColors;

/** Every pair of foreground and background that components combine, with the contrast it must reach. */
export const contrastPairs: readonly (readonly [ColorToken, ColorToken, number])[] = [
  ...(['fg.default', 'fg.muted', 'brand.fg', 'accent.nod', 'danger.fg'] as const).flatMap((fg) =>
    (['bg.canvas', 'bg.card', 'bg.raised', 'bg.hover'] as const).map((bg) => [fg, bg, 4.5] as const),
  ),
  ...(
    ['kind.reply', 'kind.mention', 'kind.requack', 'kind.follow', 'kind.poll', 'accent.nod', 'danger.fg'] as const
  ).flatMap((sign) => (['bg.card', 'bg.hover', 'accent.subtle'] as const).map((bg) => [sign, bg, 4.5] as const)),
  ['fg.default', 'bg.sunken', 4.5],
  ['fg.muted', 'bg.sunken', 4.5],
  ['fg.default', 'bg.selected', 4.5],
  ['fg.muted', 'bg.selected', 4.5],
  ['brand.fg', 'bg.selected', 4.5],
  ['fg.placeholder', 'bg.card', 4.5],
  ['fg.placeholder', 'bg.canvas', 4.5],
  ['fg.inverted', 'bg.inverted', 4.5],
  ['brand.onSolid', 'brand.solid', 4.5],
  ['brand.onSolid', 'brand.hover', 4.5],
  ['brand.fg', 'brand.subtle', 4.5],
  ['fg.default', 'brand.subtle', 4.5],
  ['accent.onSolid', 'accent.solid', 4.5],
  ['accent.onSolid', 'accent.hover', 4.5],
  ['accent.nod', 'accent.subtle', 4.5],
  ['fg.default', 'accent.subtle', 4.5],
  ['danger.onSolid', 'danger.solid', 4.5],
  ['danger.onSolid', 'danger.hover', 4.5],
  ['danger.fg', 'danger.subtle', 4.5],
  ['fg.default', 'danger.subtle', 4.5],
  ...(['border.control', 'border.hover', 'brand.focus', 'brand.solid', 'danger.solid'] as const).flatMap((control) =>
    (['bg.canvas', 'bg.card', 'bg.raised'] as const).map((bg) => [control, bg, 3] as const),
  ),
];
