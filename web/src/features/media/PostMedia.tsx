import { Suspense } from 'react';
import { sheet } from '../../ui/theme/sheet';
import { shapeOf } from './media-shape';
import type { MediaItemFragment } from './MediaItem.generated';
import { lazily } from '../../ui/lazily';

const MediaGrid = lazily(async () => ({ default: (await import('./MediaGrid')).MediaGrid }));

/** The pictures and videos of a quack. They have their room before their code and their pixels come, so nothing moves. */
export function PostMedia({ media }: { media: readonly MediaItemFragment[] }) {
  if (media.length === 0) return null;
  return (
    <div className={styles.frame} style={{ aspectRatio: shapeOf(media) }}>
      <Suspense fallback={null}>
        <MediaGrid media={media} />
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
