import { hueOf } from '@mallard/server/avatar-face';
import { recipe } from './theme/sheet';

export { initialsOf } from '@mallard/server/avatar-face';

/** The colour behind the initials of somebody without a picture: always the same for a handle. */
export function avatarGround(handle: string): string {
  const hue = hueOf(handle);
  return `linear-gradient(160deg, oklch(0.56 0.085 ${hue}), oklch(0.43 0.075 ${hue + 24}))`;
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
