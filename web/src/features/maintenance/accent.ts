import { contrast } from '../../ui/theme/contrast';

/** What `red` is here, where no other color is said. */
const RED = '#c4321f';
const DARK = '#0b1714';
const LIGHT = '#ffffff';

/** Text of normal size, by WCAG 2.2 AA. */
export const ENOUGH_CONTRAST = 4.5;

export interface Accent {
  /** `#rrggbb`. */
  ground: string;
  /** What reads best on it. */
  ink: string;
  /** Of the two, 1 to 21. */
  contrast: number;
}

/** A window's color, and what to write on it. Anything that is no color counts as red. */
export function accentOf(color: string): Accent {
  const ground = /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : RED;
  const [onLight, onDark] = [contrast(LIGHT, ground), contrast(DARK, ground)];
  return onLight >= onDark ? { ground, ink: LIGHT, contrast: onLight } : { ground, ink: DARK, contrast: onDark };
}
