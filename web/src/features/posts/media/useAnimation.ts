import { useState } from 'react';
import type { MediaItemFragment } from './MediaItem.generated';

/**
 * What to show of an animated picture: itself while it plays, else its first frame.
 * @param startsPlaying until the person changes it
 */
export function useAnimation({ isAnimated, url, thumbnailUrl }: MediaItemFragment, startsPlaying: boolean) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isPlaying = isAnimated && (wanted ?? startsPlaying);
  return {
    isPlaying,
    source: isAnimated && !isPlaying ? (thumbnailUrl ?? undefined) : url,
    toggle: () => setWanted(!isPlaying),
  };
}
