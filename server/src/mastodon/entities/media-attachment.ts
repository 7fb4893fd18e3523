import { thumbnailSizeOf } from '#media/images/picture-encoder.js';
import type { MediaView } from '#media/media.view.js';
import type { SiteAddresses } from '../request/site-addresses.js';

/** https://docs.joinmastodon.org/entities/MediaAttachment/ */
export interface MediaAttachment {
  id: string;
  type: 'image' | 'video';
  url: string;
  preview_url: string | null;
  remote_url: null;
  preview_remote_url: null;
  text_url: null;
  meta: { original?: MediaSize; small?: MediaSize };
  /** Null without one. */
  description: string | null;
  /** Ours are ThumbHashes. */
  blurhash: null;
}

export interface MediaSize {
  width: number;
  height: number;
  /** `1280x720`. */
  size: string;
  aspect: number;
}

export function mediaAttachmentOf(media: MediaView, site: SiteAddresses): MediaAttachment {
  return {
    id: media.id,
    type: media.kind === 'IMAGE' ? 'image' : 'video',
    url: site.full(media.url),
    preview_url:
      media.thumbnailUrl === null
        ? media.kind === 'IMAGE'
          ? site.full(media.url)
          : null
        : site.full(media.thumbnailUrl),
    remote_url: null,
    preview_remote_url: null,
    text_url: null,
    meta: sizesOf(media),
    description: media.altText === '' ? null : media.altText,
    blurhash: null,
  };
}

/** The thumbnail of a video is a picture that was uploaded along, so its size is not known. */
function sizesOf({ kind, width, height, thumbnailUrl }: MediaView): MediaAttachment['meta'] {
  if (!width || !height) return {};
  const original = sizeOf(width, height);
  if (kind !== 'IMAGE') return { original };
  const preview = thumbnailUrl === null ? { width, height } : thumbnailSizeOf(width, height);
  return { original, small: sizeOf(preview.width, preview.height) };
}

const sizeOf = (width: number, height: number): MediaSize => ({
  width,
  height,
  size: `${width}x${height}`,
  aspect: width / height,
});
