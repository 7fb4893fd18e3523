import type { MediaView } from './media.view.js';

/** Media of the REST contract. */
export interface RestMedia {
  id: string;
  url: string;
  publicId: string;
  width: number | null;
  height: number | null;
  format: string;
  bytes: number;
  resourceType: 'image' | 'video';
  altText: string;
  thumbnailUrl: string | null;
}

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
