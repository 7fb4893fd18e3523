import { semanticColors } from './semantic-colors.ts';

/** The colors that an accent overrides. */
export const accentRoles = [
  'brand.fg',
  'brand.solid',
  'brand.hover',
  'brand.onSolid',
  'brand.subtle',
  'brand.focus',
  'bg.selected',
] as const;
type AccentRole = (typeof accentRoles)[number];

type AccentColors = Readonly<Record<AccentRole, readonly [light: string, dark: string]>>;

/** The alternatives to the default green. Red and ochre are reserved for danger and warnings. */
export const accents = {
  lake: {
    'brand.fg': ['#1b4f8a', '#8fbdf0'],
    'brand.solid': ['#1b4f8a', '#7eb0e8'],
    'brand.hover': ['#153f70', '#98c2f2'],
    'brand.onSolid': ['#ffffff', '#0a1c30'],
    'brand.subtle': ['#e0eaf6', '#16293d'],
    'brand.focus': ['#3b78bd', '#7eb0e8'],
    'bg.selected': ['#e0eaf6', '#1b3046'],
  },
  heather: {
    'brand.fg': ['#5b3f94', '#c0a9ee'],
    'brand.solid': ['#5b3f94', '#b096e6'],
    'brand.hover': ['#4a3279', '#c4b0ef'],
    'brand.onSolid': ['#ffffff', '#1d1233'],
    'brand.subtle': ['#ebe5f6', '#2a2240'],
    'brand.focus': ['#7d5fbd', '#b096e6'],
    'bg.selected': ['#ebe5f6', '#30284a'],
  },
  berry: {
    'brand.fg': ['#8f2a5e', '#efa3c6'],
    'brand.solid': ['#8f2a5e', '#e791b9'],
    'brand.hover': ['#74204b', '#f0abca'],
    'brand.onSolid': ['#ffffff', '#330d20'],
    'brand.subtle': ['#f7e2ec', '#3a1c2b'],
    'brand.focus': ['#b8487f', '#e791b9'],
    'bg.selected': ['#f7e2ec', '#412233'],
  },
  stone: {
    'brand.fg': ['#454a47', '#c9d2cd'],
    'brand.solid': ['#454a47', '#b9c4be'],
    'brand.hover': ['#333836', '#cdd6d1'],
    'brand.onSolid': ['#ffffff', '#15201b'],
    'brand.subtle': ['#e6e7e2', '#26322d'],
    'brand.focus': ['#6c726e', '#b9c4be'],
    'bg.selected': ['#e6e7e2', '#2b3832'],
  },
} as const satisfies Record<string, AccentColors>;

export type OtherAccent = keyof typeof accents;

/** Includes the default green, for its swatch. */
const pond = Object.fromEntries(accentRoles.map((role) => [role, semanticColors[role]])) as AccentColors;

/** Rules that apply an accent below any element with `data-accent`: the root or a swatch. */
export function accentCss(): string {
  return Object.entries<AccentColors>({ pond, ...accents })
    .map(([name, colors]) => {
      const declared = (look: 0 | 1) =>
        Object.entries(colors)
          .map(([role, pair]) => `--m-colors-${dashed(role)}:${pair[look]};`)
          .join('');
      const here = `[data-accent=${name}]`;
      return `${here}{${declared(0)}}.dark${here},.dark ${here}{${declared(1)}}`;
    })
    .join('');
}

/** The token name as the style engine writes it. */
const dashed = (role: string): string =>
  role.replace('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
