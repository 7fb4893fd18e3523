import { useState } from 'react';
import { avatarGround, avatarRecipe, initialsOf } from './avatar-face';

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
  return (
    <span aria-hidden className={className} style={{ background: avatarGround(handle) }}>
      {initialsOf(name?.trim() || handle)}
    </span>
  );
}
