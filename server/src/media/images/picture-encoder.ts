import { Injectable } from '@nestjs/common';
import type { Metadata } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '#kernel/errors/app-error.js';
import {
  decodeAnimation,
  decodeImage,
  MAX_ANIMATED_PIXELS,
  MAX_FRAMES,
  MAX_PIXELS,
} from '#kernel/images/image-decoder.js';
import { WorkLane } from '#kernel/limits/work-lane.js';
import { UnsupportedMedia } from '../media.errors.js';

/** Longest side in pixels: of what is kept, and of the small picture that stands for it. */
const FULL_PX = 2_048;
const SMALL_PX = 640;
/** A ThumbHash takes no more. */
const HASH_PX = 100;

/** A picture as it is stored: WebP, with nothing of the upload but its pixels. */
export interface EncodedPicture {
  full: Buffer;
  small: Buffer;
  /** In pixels, of `full`. */
  width: number;
  height: number;
  /** ThumbHash, base64. */
  placeholder: string;
}

const DAMAGED = 'The picture takes a JPEG, PNG, WebP or GIF file that is not damaged.';

/** Makes what is stored of uploaded pictures. */
@Injectable()
export class PictureEncoder {
  // Two at once: a picture of 25 megapixels takes 100 MB while it is worked.
  private readonly lane = new WorkLane(2, 32);

  /**
   * Turned as its camera was held, at most 2,048 pixels wide and high. An animation stays one.
   * @throws UnsupportedMedia no picture, damaged, more than 25 megapixels or 200 frames
   * @throws ServiceUnavailable where too many are under way
   */
  encode(upload: Buffer): Promise<EncodedPicture> {
    return this.lane.run(async () => {
      try {
        return await encode(upload);
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new UnsupportedMedia(DAMAGED, 'UNSUPPORTED_IMAGE');
      }
    });
  }
}

async function encode(upload: Buffer): Promise<EncodedPicture> {
  const frames = checkedFrames(await decodeImage(upload).metadata());
  const decoded = frames > 1 ? decodeAnimation(upload) : decodeImage(upload);
  const { data: full, info } = await decoded
    .resize(FULL_PX, FULL_PX, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .webp({ quality: 82, effort: frames > 1 ? 2 : 4 })
    .toBuffer({ resolveWithObject: true });

  const small = await decodeImage(full)
    .resize(SMALL_PX, SMALL_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();
  const height = info.pageHeight ?? info.height;
  return { full, small, width: info.width, height, placeholder: await thumbHash(small) };
}

/** @returns how many frames there are, 1 for a still picture */
function checkedFrames({ width, height, pageHeight, pages = 1 }: Metadata): number {
  const pixels = width * (pageHeight ?? height);
  if (pixels > MAX_PIXELS)
    throw new UnsupportedMedia(`A picture holds up to ${MAX_PIXELS / 1_000_000} megapixels.`, 'TOO_MANY_PIXELS');
  if (pages > MAX_FRAMES)
    throw new UnsupportedMedia(`An animation holds up to ${MAX_FRAMES} pictures.`, 'TOO_MANY_FRAMES');
  if (pages > 1 && pixels * pages > MAX_ANIMATED_PIXELS)
    throw new UnsupportedMedia('The animation is too large. Make it smaller or shorter.', 'TOO_MANY_PIXELS');
  return pages;
}

async function thumbHash(picture: Buffer): Promise<string> {
  const { data, info } = await decodeImage(picture)
    .resize(HASH_PX, HASH_PX, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
