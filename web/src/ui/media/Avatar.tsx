import { faceMarkup } from '@mallard/rules/post-markup';
import { useState } from 'react';
import { drawMarkup } from '../text/draw-markup';
import { avatarGround, avatarRecipe } from './avatar-fallback';

export interface AvatarProps {
  /** Decides the color of the fallback, so that it stays the same for each person. */
  handle: string;
  name?: string | null;
  src?: string | null;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

/** Decoration beside a name, hidden from assistive technology. */
export function Avatar({ handle, name, src, size }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const image = src && src !== brokenSrc ? src : null;
  const own =
    image === null
      ? { style: { background: avatarGround(handle) } }
      : { loading: 'lazy' as const, decoding: 'async' as const, onError: () => setBrokenSrc(image) };
  return drawMarkup(
    faceMarkup({ handle, name: name ?? '' }, image),
    {},
    { face: { className: avatarRecipe({ size }), ...own } },
  );
}
