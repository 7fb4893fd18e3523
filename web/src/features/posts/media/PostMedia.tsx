import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import type { Caption } from './Lightbox';
import { shapeOf, widestOf } from './media-shape';
import type { MediaItemFragment } from './MediaItem.generated';

const MediaGrid = lazyWithRetry(async () => ({ default: (await import('./MediaGrid')).MediaGrid }));
const SensitiveMedia = lazyWithRetry(async () => ({ default: (await import('./SensitiveMedia')).SensitiveMedia }));

export interface PostWithMedia {
  id: string;
  media: readonly MediaItemFragment[];
  isMarkedSensitive: boolean;
  isMarkedByStaff: boolean;
}

/** The media of a post. The space is reserved before the code and the pictures load, so nothing moves. */
export function PostMedia({ post, caption }: { post: PostWithMedia; caption?: Caption }) {
  const choice = useViewer()?.preferences.sensitiveMedia;
  const { media, isMarkedSensitive, isMarkedByStaff } = post;
  if (media.length === 0) return null;
  const isPlain = !isMarkedSensitive || (choice === 'SHOW' && !isMarkedByStaff);
  const frame = { className: styles.frame, style: { aspectRatio: shapeOf(media), maxWidth: widestOf(media) } };
  if (isPlain)
    return (
      <div {...frame}>
        <Suspense fallback={null}>
          <MediaGrid media={media} caption={caption} />
        </Suspense>
      </div>
    );
  return (
    <Suspense fallback={choice !== 'HIDE' && <div {...frame} />}>
      <SensitiveMedia post={post} caption={caption} choice={choice} frame={frame} />
    </Suspense>
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
