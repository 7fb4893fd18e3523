import { Suspense } from 'react';
import { sheet } from '../../../ui/theme/sheet';
import { shapeOf, widestOf } from './media-shape';
import type { Caption } from './Lightbox';
import type { MediaItemFragment } from './MediaItem.generated';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';

const MediaGrid = lazyWithRetry(async () => ({ default: (await import('./MediaGrid')).MediaGrid }));

/** The media of a post. The space is reserved before the code and the pictures load, so nothing moves. */
export function PostMedia({ media, caption }: { media: readonly MediaItemFragment[]; caption?: Caption }) {
  if (media.length === 0) return null;
  return (
    <div className={styles.frame} style={{ aspectRatio: shapeOf(media), maxWidth: widestOf(media) }}>
      <Suspense fallback={null}>
        <MediaGrid media={media} caption={caption} />
      </Suspense>
    </div>
  );
}

const styles = sheet({
  frame: {
    position: 'relative',
    marginBlockStart: '2',
    marginBlockEnd: '1',
    width: 'full',
    borderRadius: 'control',
    overflow: 'hidden',
    bg: 'bg.sunken',
  },
});
