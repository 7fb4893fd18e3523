import { z } from 'zod';
import { restShape, uuid } from '#kernel/envelope/rest-shape.js';
import type { MediaView } from './media.view.js';

/** Media of the REST contract. */
export const RestMedia = restShape('Media', {
  id: uuid,
  url: z.string(),
  publicId: uuid,
  width: z.int().nullable(),
  height: z.int().nullable(),
  format: z.string(),
  bytes: z.int(),
  resourceType: z.enum(['image', 'video']),
  altText: z.string(),
  thumbnailUrl: z.string().nullable(),
});
export type RestMedia = z.infer<typeof RestMedia>;

export function toRestMedia(media: MediaView): RestMedia {
  return {
    id: media.id,
    url: media.url,
    publicId: media.id,
    width: media.width,
    height: media.height,
    format: media.format,
    bytes: media.bytes,
    resourceType: media.kind === 'IMAGE' ? 'image' : 'video',
    altText: media.altText,
    thumbnailUrl: media.thumbnailUrl,
  };
}
