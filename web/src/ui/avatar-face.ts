import { recipe } from './theme/sheet';

/** The colour behind the initials of somebody without a picture: always the same for a handle. */
export function avatarGround(handle: string): string {
  const hue = hueOf(handle);
  return `linear-gradient(160deg, oklch(0.56 0.085 ${hue}), oklch(0.43 0.075 ${hue + 24}))`;
}

function hueOf(handle: string): number {
  let hash = 7;
  for (const letter of handle.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (hash % 24) * 15;
}

/** The first letters of the first and the last word; one letter where a name is one word. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
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
