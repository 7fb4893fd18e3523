import { contrast } from '../../../ui/theme/contrast';

/** The color for `red`, which is also the default. */
const RED = '#c4321f';
const DARK = '#0b1714';
const LIGHT = '#ffffff';

/** The WCAG 2.2 AA contrast for text of normal size. */
export const ENOUGH_CONTRAST = 4.5;

export interface Accent {
  /** `#rrggbb`. */
  ground: string;
  /** The text color with the best contrast. */
  ink: string;
  /** The contrast of the two, 1 to 21. */
  contrast: number;
}

/** A window's color with its text color. Invalid colors count as red. */
export function accentOf(color: string): Accent {
  const ground = /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : RED;
  const [onLight, onDark] = [contrast(LIGHT, ground), contrast(DARK, ground)];
  return onLight >= onDark ? { ground, ink: LIGHT, contrast: onLight } : { ground, ink: DARK, contrast: onDark };
}
