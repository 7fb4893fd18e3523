/** A 4 px grid, in rem so that it grows with the reader's text size. */
export const spacing = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64].map((step) => [
    String(step),
    step === 0 ? '0' : `${step * 0.25}rem`,
  ]),
);

export const sizes = {
  full: '100%',
  column: '37.5rem', // 600 px
  frame: '77.5rem', // 1240 px
  sidebar: '16.25rem', // 260 px
  narrow: '5.5rem', // 88 px, icons with their labels below
  condensed: '4.5rem', // 72 px
  rail: '19.25rem', // what the sidebar, the column and two gaps leave of the frame: 308 px
  measure: '62ch',
  target: '2.75rem', // 44 px, a thumb
};

/** Six sizes, not more. */
export const fontSizes = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.1875rem',
  xl: '1.5rem',
  '2xl': '2rem',
};

export const fontWeights = { normal: '400', medium: '500', bold: '600' };

export const lineHeights = { tight: '1.2', snug: '1.35', quack: '1.45', body: '1.5' };

/** One radius for controls, one for cards; a pill for round elements. */
export const radii = { control: '0.625rem', card: '1rem', full: '9999px' };

export const durations = { fast: '120ms', normal: '160ms', slow: '200ms' };

export const easings = { out: 'cubic-bezier(0.2, 0, 0, 1)' };

/** [light, dark]. Only floating elements have a shadow. */
export const shadows = {
  float: [
    '0 1px 2px rgb(16 30 26 / 0.06), 0 8px 24px -6px rgb(16 30 26 / 0.16)',
    '0 0 0 1px rgb(165 182 174 / 0.12), 0 10px 28px -6px rgb(0 0 0 / 0.6)',
  ],
  dialog: [
    '0 2px 6px rgb(16 30 26 / 0.08), 0 24px 64px -12px rgb(16 30 26 / 0.28)',
    '0 0 0 1px rgb(165 182 174 / 0.14), 0 24px 64px -12px rgb(0 0 0 / 0.75)',
  ],
} as const;
