import { hueOf } from '@mallard/rules/avatar-fallback';
import { recipe } from '../theme/sheet';

/** Of 24 numbers of a handle (rules/src/avatar-fallback.ts), twelve hues that can be told apart, each in two shades. */
export function avatarShade(number: number): { hue: number; from: number; to: number } {
  const isDeep = number % 30 !== 0;
  return { hue: number - (number % 30), from: isDeep ? 0.43 : 0.54, to: isDeep ? 0.32 : 0.45 };
}

/** The color behind the initials of a person without a picture: always the same for a handle. */
export function avatarGround(handle: string): string {
  const { hue, from, to } = avatarShade(hueOf(handle));
  return `linear-gradient(160deg, oklch(${from} 0.1 ${hue}), oklch(${to} 0.09 ${hue + 12}))`;
}

export const avatarRecipe = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    objectFit: 'cover',
    bg: 'bg.sunken',
    color: '#ffffff',
    fontWeight: 'medium',
    lineHeight: '1',
    userSelect: 'none',
  },
  variants: {
    size: {
      xs: { boxSize: '6', fontSize: '0.625rem' },
      sm: { boxSize: '8', fontSize: 'xs' },
      md: { boxSize: '11', fontSize: 'md' },
      lg: { boxSize: '16', fontSize: 'xl' },
      xl: { boxSize: '24', fontSize: '2xl' },
    },
  },
  defaultVariants: { size: 'md' },
});
