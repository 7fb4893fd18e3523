import { avatarShade, hueOf } from '@mallard/rules/avatar-fallback';
import { recipe } from '../theme/sheet';

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
