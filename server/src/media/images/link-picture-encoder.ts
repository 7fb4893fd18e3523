import { Injectable } from '@nestjs/common';
import { decodeImage, MAX_PIXELS } from '#kernel/images/image-decoder.js';
import { Semaphore } from '#kernel/concurrency/semaphore.js';

/** Largest width and height in pixels. */
const MAX_WIDTH_PX = 600;
const MAX_HEIGHT_PX = 600;
/** Smaller ones are marks for counting, not pictures to look at. */
const MIN_SIDE_PX = 48;

/** A picture of a page as it is stored: a WebP still with nothing of the original but its pixels. */
export interface LinkPicture {
  webp: Buffer;
  width: number;
  height: number;
}

/** Encodes the pictures of pages that people link to. */
@Injectable()
export class LinkPictureEncoder {
  private readonly semaphore = new Semaphore(1, 16);

  /** @returns null for what is no picture, damaged, too small, or more than 25 megapixels */
  encode(original: Buffer): Promise<LinkPicture | null> {
    return this.semaphore.run(async () => {
      try {
        const { width, height } = await decodeImage(original).metadata();
        if (Math.min(width, height) < MIN_SIDE_PX || width * height > MAX_PIXELS) return null;
        const { data: webp, info } = await decodeImage(original)
          .resize(MAX_WIDTH_PX, MAX_HEIGHT_PX, { fit: 'inside', withoutEnlargement: true })
          .toColorspace('srgb')
          .webp({ quality: 80 })
          .toBuffer({ resolveWithObject: true });
        return { webp, width: info.width, height: info.height };
      } catch {
        return null;
      }
    });
  }
}
