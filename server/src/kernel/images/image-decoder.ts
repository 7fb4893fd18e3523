import sharp, { type Metadata, type Sharp } from 'sharp';

/** Width times height: more would be a decompression bomb. */
export const MAX_PIXELS = 25_000_000;
/** The same over all frames of an animation. */
export const MAX_ANIMATED_PIXELS = 50_000_000;
/** Frames of an animation. */
export const MAX_FRAMES = 200;

// libvips reads dozens of formats, some of them by running scripts or fetching other files. Ours are these four, from memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
// Each image is worked by one thread: several come at once.
sharp.concurrency(1);
sharp.cache(false);

/** Opens an uploaded JPEG, PNG, WebP or GIF (its first picture), turned as its camera meant it. Fails when it is read. */
export function decodeImage(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient().timeout({ seconds: 8 });
}

/** Of a picture of any size: only its head is read. */
export function imageMetadata(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
}

/** Megapixels for people, never below the true number. */
export const megapixels = (pixels: number) => String(Math.ceil(pixels / 100_000) / 10);

/** The same with every frame of an animation. Count its frames before: `decodeImage(bytes).metadata()`. */
export function decodeAnimation(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_ANIMATED_PIXELS, failOn: 'error', animated: true }).timeout({
    seconds: 8,
  });
}
