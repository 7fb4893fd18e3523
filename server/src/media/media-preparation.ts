import { Injectable } from '@nestjs/common';
import type { Content } from '#kernel/storage/storage.js';
import type { MediaFormat } from './files/media-keys.js';
import { type EncodedPicture, PictureEncoder } from './images/picture-encoder.js';
import { MediaTooLarge, UnsupportedFormat } from './media.errors.js';
import { MAX_IMAGE_BYTES, MAX_VIDEO_BYTES } from './media-limits.js';
import type { MediaKindName } from './media.view.js';
import { fileKindOf, foreignFormatOf } from './uploads/file-kind.js';
import type { Upload } from './uploads/upload-form.js';
import { cleanVideo } from './videos/video-cleaning.js';

const MIB = 1_024 * 1_024;

/** What to store of an upload, and its metadata. */
export interface PreparedMedia {
  kind: MediaKindName;
  format: MediaFormat;
  full: Content;
  /** Of `full`. */
  bytes: number;
  small: Buffer | null;
  width: number;
  height: number;
  placeholder: string | null;
  /** An animated picture; never a video. */
  isAnimated: boolean;
}

export function tooLarge(): MediaTooLarge {
  const message = `A picture must be at most ${MAX_IMAGE_BYTES / MIB} MB, a video at most ${MAX_VIDEO_BYTES / MIB} MB.`;
  return new MediaTooLarge(message);
}

/** Checks uploads and prepares what is stored. */
@Injectable()
export class MediaPreparation {
  constructor(private readonly pictures: PictureEncoder) {}

  /**
   * Re-encodes pictures. Erases metadata of videos in the uploaded file itself.
   * @param poster a still image, shown until the video plays
   * @throws UnsupportedMedia, MediaTooLarge, ServiceUnavailable if too many are waiting
   */
  async of(upload: Upload, poster: Upload | null): Promise<PreparedMedia> {
    const found = await fileKindOf(upload.path);
    if (!found) throw new UnsupportedFormat(await foreignFormatOf(upload.path));
    const { kind, container } = found;
    if (kind === 'IMAGE') {
      const picture = await this.picture(upload);
      return { ...picture, kind, format: 'webp', bytes: picture.full.length };
    }
    if (upload.size > MAX_VIDEO_BYTES) throw tooLarge();
    const format = container === 'mp4' ? 'mp4' : 'webm';
    const frame = await cleanVideo(upload.path, upload.size, format);
    const still = poster && (await this.picture(poster));
    return {
      ...{ kind, format, full: { path: upload.path }, bytes: upload.size, ...frame, isAnimated: false },
      small: still?.small ?? null,
      placeholder: still?.placeholder ?? null,
    };
  }

  private async picture({ path, size }: Upload): Promise<EncodedPicture> {
    if (size > MAX_IMAGE_BYTES) throw tooLarge();
    return this.pictures.encode(path);
  }
}
