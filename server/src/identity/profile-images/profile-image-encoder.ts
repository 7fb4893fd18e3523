import { Injectable } from '@nestjs/common';
import { AppError } from '#kernel/errors/app-error.js';
import { decodeImage } from '#kernel/images/image-decoder.js';
import { WorkLane } from '#kernel/limits/work-lane.js';
import { PROFILE_IMAGES, type ProfileImageKind } from './profile-image-kind.js';

export class UnsupportedImage extends AppError {
  constructor() {
    const message = 'The image takes a JPEG, PNG, WebP or GIF file that is not damaged.';
    super('BAD_USER_INPUT', message, { reason: 'UNSUPPORTED_IMAGE', fields: [{ field: 'ImageFile', message }] });
  }
}

/** Makes profile images of uploads. */
@Injectable()
export class ProfileImageEncoder {
  private readonly lane = new WorkLane(2, 16);

  /**
   * A WebP image in the shape of its kind, cut from the middle. Nothing of the upload is kept but its pixels: no place, no
   * camera, no profile.
   * @throws UnsupportedImage, ServiceUnavailable where too many are under way
   */
  async encode(kind: ProfileImageKind, upload: Buffer): Promise<Buffer> {
    const { widthPx, heightPx } = PROFILE_IMAGES[kind];
    return this.lane.run(async () => {
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
