import { useState } from 'react';
import { recipe } from './theme/sheet';

export interface AvatarProps {
  /** Decides the colour of the fallback, so that a person keeps theirs. */
  handle: string;
  name?: string | null;
  src?: string | null;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

/** Decoration beside a name: silent for assistive technology. */
export function Avatar({ handle, name, src, size }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const className = avatarRecipe({ size });
  if (src && src !== brokenSrc) {
    return (
      <img src={src} alt="" className={className} loading="lazy" decoding="async" onError={() => setBrokenSrc(src)} />
    );
  }
  const hue = hueOf(handle);
  return (
    <span
      aria-hidden
      className={className}
      style={{ background: `linear-gradient(160deg, oklch(0.56 0.085 ${hue}), oklch(0.43 0.075 ${hue + 24}))` }}
    >
      {initialsOf(name?.trim() || handle)}
    </span>
  );
}

function hueOf(handle: string): number {
  let hash = 7;
  for (const letter of handle.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (hash % 24) * 15;
}

/** The first letters of the first and the last word; one letter where a name is one word. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

const avatarRecipe = recipe({
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
