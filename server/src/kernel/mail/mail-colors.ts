/** The light theme (web/src/ui/theme/palette.ts): mail programs support no variables, and invert colors by themselves. */
export const CANVAS = '#f6f5f0';
export const CARD = '#ffffff';
export const HAIRLINE = '#e3e0d6';
export const INK = '#1d2421';
export const MUTED = '#636660';
export const POND = '#0f5745';
