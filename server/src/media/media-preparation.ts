import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Content } from '#kernel/storage/storage.js';
import type { MediaFormat } from './files/media-keys.js';
import { type EncodedPicture, PictureEncoder } from './images/picture-encoder.js';
import { MediaTooLarge, UnsupportedMedia } from './media.errors.js';
import { MAX_IMAGE_BYTES, MAX_VIDEO_BYTES } from './media-limits.js';
import type { MediaKindName } from './media.view.js';
import { fileKindOf } from './uploads/file-kind.js';
import type { Upload } from './uploads/upload-form.js';
import { checkVideo } from './videos/video-check.js';

const MIB = 1_024 * 1_024;

/** What is to be stored of an upload, and told of it. */
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
}

export function tooLarge(): MediaTooLarge {
  const message = `A picture takes up to ${MAX_IMAGE_BYTES / MIB} MB, a video up to ${MAX_VIDEO_BYTES / MIB} MB.`;
  return new MediaTooLarge(message);
}

/** Looks at uploads and makes of them what is stored. */
@Injectable()
export class MediaPreparation {
  constructor(private readonly pictures: PictureEncoder) {}

  /**
   * A picture is made anew; a video stays as it was sent.
   * @param poster a still picture of a video, which shows while it is not played
   * @throws UnsupportedMedia, MediaTooLarge, ServiceUnavailable where too many are under way
   */
  async of(upload: Upload, poster: Upload | null): Promise<PreparedMedia> {
    const found = await fileKindOf(upload.path);
    if (!found)
      throw new UnsupportedMedia('A quack takes pictures (JPEG, PNG, WebP, GIF) and videos (MP4, WebM), nothing else.');
    const { kind, container } = found;
    if (kind === 'IMAGE') {
      const picture = await this.picture(upload);
      const { full, small, width, height, placeholder } = picture;
      return { kind, format: 'webp', full, bytes: full.length, small, width, height, placeholder };
    }
    if (upload.size > MAX_VIDEO_BYTES) throw tooLarge();
    const format = container === 'mp4' ? 'mp4' : 'webm';
    const frame = await checkVideo(upload.path, upload.size, format);
    const still = poster && (await this.picture(poster));
    return {
      ...{ kind, format, full: { path: upload.path }, bytes: upload.size, ...frame },
      small: still?.small ?? null,
      placeholder: still?.placeholder ?? null,
    };
  }

  private async picture({ path, size }: Upload): Promise<EncodedPicture> {
    if (size > MAX_IMAGE_BYTES) throw tooLarge();
    return this.pictures.encode(await readFile(path));
  }
}
