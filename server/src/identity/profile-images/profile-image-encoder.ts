import { Injectable } from '@nestjs/common';
import { AppError } from '#kernel/errors/app-error.js';
import { decodeImage } from '#kernel/images/image-decoder.js';
import { Semaphore } from '#kernel/concurrency/semaphore.js';
import { PROFILE_IMAGES, type ProfileImageKind } from './profile-image-kind.js';

export class UnsupportedImage extends AppError {
  constructor() {
    const message = 'The image must be an undamaged JPEG, PNG, WebP or GIF file.';
    super('BAD_USER_INPUT', message, { reason: 'UNSUPPORTED_IMAGE', fields: [{ field: 'ImageFile', message }] });
  }
}

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
        return await decodeImage(upload)
          .resize(widthPx, heightPx, { fit: 'cover' })
          .toColorspace('srgb')
          .webp({ quality: 82 })
          .toBuffer();
      } catch {
        throw new UnsupportedImage();
      }
    });
  }
}
