import { Injectable } from '@nestjs/common';
import type { Metadata } from 'sharp';
import { AppError } from '#kernel/errors/app-error.js';
import { foreignFormat } from '#kernel/images/foreign-format.js';
import { decodeImage, imageMetadata, MAX_PIXELS, megapixels } from '#kernel/images/image-decoder.js';
import { Semaphore } from '#kernel/concurrency/semaphore.js';
import { PROFILE_IMAGES, type ProfileImageKind } from './profile-image-kind.js';

export class UnsupportedImage extends AppError {
  constructor(message: string, reason = 'UNSUPPORTED_IMAGE') {
    super('BAD_USER_INPUT', message, { reason, fields: [{ field: 'ImageFile', message }] });
  }
}

const DAMAGED = 'The image must be an undamaged JPEG, PNG, WebP or GIF file.';

/** Encodes uploaded profile images. */
@Injectable()
export class ProfileImageEncoder {
  private readonly semaphore = new Semaphore(2, 16);

  /**
   * A WebP image in the shape of its kind, cropped to the center. Nothing of the upload remains but its pixels: no
   * location, camera or color profile.
   * @throws UnsupportedImage, ServiceUnavailable if too many are waiting
   */
  async encode(kind: ProfileImageKind, upload: Buffer): Promise<Buffer> {
    const { widthPx, heightPx } = PROFILE_IMAGES[kind];
    return this.semaphore.run(async () => {
      try {
        checkSize(await imageMetadata(upload));
        return await decodeImage(upload)
          .resize(widthPx, heightPx, { fit: 'cover' })
          .toColorspace('srgb')
          .webp({ quality: 82 })
          .toBuffer();
      } catch (error) {
        if (error instanceof AppError) throw error;
        const format = foreignFormat(upload);
        throw new UnsupportedImage(format ? `${format} isn't supported. ${DAMAGED}` : DAMAGED);
      }
    });
  }
}

/** @throws UnsupportedImage */
function checkSize({ width, height, pageHeight }: Metadata): void {
  const pixels = width * (pageHeight ?? height);
  if (pixels > MAX_PIXELS)
    throw new UnsupportedImage(
      `An image must be at most ${megapixels(MAX_PIXELS)} megapixels; this one has ${megapixels(pixels)}.`,
      'TOO_MANY_PIXELS',
    );
}
