import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Metadata } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '#kernel/errors/app-error.js';
import {
  decodeAnimation,
  decodeImage,
  imageMetadata,
  MAX_ANIMATED_PIXELS,
  MAX_FRAMES,
  MAX_PIXELS,
  megapixels,
} from '#kernel/images/image-decoder.js';
import { foreignFormat } from '#kernel/images/foreign-format.js';
import { Semaphore } from '#kernel/concurrency/semaphore.js';
import { UnsupportedMedia } from '../media.errors.js';
import { isAnimatedWebp } from './animated-webp.js';

/** Longest side in pixels, of the picture and of the thumbnail. */
const FULL_PX = 2_048;
const SMALL_PX = 640;
/** The largest input of a ThumbHash. */
const HASH_PX = 100;

/** A picture as it is stored: WebP, with nothing of the upload but its pixels. */
export interface EncodedPicture {
  full: Buffer;
  small: Buffer;
  /** Of `full`, in pixels. */
  width: number;
  height: number;
  /** ThumbHash, base64. */
  placeholder: string;
  isAnimated: boolean;
}

const DAMAGED = 'The picture must be an undamaged JPEG, PNG, WebP or GIF file.';

/** The size of the thumbnail of a picture, both in pixels. */
export function thumbnailSizeOf(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, SMALL_PX / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Encodes uploaded pictures for storage. */
@Injectable()
export class PictureEncoder {
  // Two at once, because a picture of 25 megapixels takes 100 MB while it is encoded.
  private readonly semaphore = new Semaphore(2, 32);

  /**
   * Reads a picture only when it can be encoded; waiting ones stay on disk. Applies the camera's orientation and limits
   * both sides to 2,048 pixels. Animations stay animated.
   * @throws UnsupportedMedia not a picture, damaged, an animated PNG, more than 25 megapixels or 200 frames
   * @throws ServiceUnavailable if too many are waiting
   */
  encode(path: string): Promise<EncodedPicture> {
    return this.semaphore.run(async () => {
      const upload = await readFile(path);
      try {
        return await encode(upload);
      } catch (error) {
        if (error instanceof AppError) throw error;
        const format = foreignFormat(upload);
        throw new UnsupportedMedia(format ? `${format} isn't supported. ${DAMAGED}` : DAMAGED, 'UNSUPPORTED_IMAGE');
      }
    });
  }
}

async function encode(upload: Buffer): Promise<EncodedPicture> {
  const frames = checkedFrames(await imageMetadata(upload));
  if (isAnimatedPng(upload))
    throw new UnsupportedMedia('An animated PNG would lose its motion. Use a GIF or WebP.', 'ANIMATED_PNG');
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
  const placeholder = await thumbHash(small);
  return { full, small, width: info.width, height, placeholder, isAnimated: isAnimatedWebp(full) };
}

/** @returns the number of frames, 1 for a still picture */
function checkedFrames({ width, height, pageHeight, pages = 1 }: Metadata): number {
  const pixels = width * (pageHeight ?? height);
  if (pixels > MAX_PIXELS)
    throw new UnsupportedMedia(
      `A picture must be at most ${megapixels(MAX_PIXELS)} megapixels; this one has ${megapixels(pixels)}.`,
      'TOO_MANY_PIXELS',
    );
  if (pages > MAX_FRAMES)
    throw new UnsupportedMedia(
      `An animation can have at most ${MAX_FRAMES} frames; this one has ${pages}.`,
      'TOO_MANY_FRAMES',
    );
  if (pages > 1 && pixels * pages > MAX_ANIMATED_PIXELS)
    throw new UnsupportedMedia(
      `The frames of an animation must be at most ${megapixels(MAX_ANIMATED_PIXELS)} megapixels together; these have ${megapixels(pixels * pages)}.`,
      'TOO_MANY_PIXELS',
    );
  return pages;
}

/** Its animation is said before its first picture; the decoder reads that picture alone. */
function isAnimatedPng(upload: Buffer): boolean {
  const animation = upload.indexOf('acTL', 8, 'latin1');
  return upload.toString('latin1', 1, 4) === 'PNG' && animation > 0 && animation < upload.indexOf('IDAT', 8, 'latin1');
}

async function thumbHash(picture: Buffer): Promise<string> {
  const { data, info } = await decodeImage(picture)
    .resize(HASH_PX, HASH_PX, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
