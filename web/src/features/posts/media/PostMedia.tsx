import { Suspense } from 'react';
import { sheet } from '../../../ui/theme/sheet';
import type { PostWithMedia } from './FramedMedia';
import type { Caption } from './Lightbox';
import { shapeOf, widestOf } from './media-shape';
import { FramedMedia } from './FramedMedia';

/** The media of a post. The space is reserved before the code and the pictures load, so nothing moves. */
export function PostMedia({ post, caption }: { post: PostWithMedia; caption?: Caption }) {
  const { media } = post;
  if (media.length === 0) return null;
  const frame = { className: styles.frame, style: { aspectRatio: shapeOf(media), maxWidth: widestOf(media) } };
  return (
    <Suspense fallback={<div {...frame} />}>
      <FramedMedia post={post} caption={caption} frame={frame} />
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
