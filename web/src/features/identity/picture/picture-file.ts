import { type Crop, cropSize } from './crop';

/** What the server takes, and what browsers can draw. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

const OUTPUT_QUALITY = 0.9;

/** Decodes a file the right way up. Rejects where it is no picture. */
export function readPicture(file: File): Promise<ImageBitmap> {
  const isPicture = pictureTypes.some((type) => type === file.type);
  if (!isPicture) return Promise.reject(new TypeError(`${file.type} is not a picture`));
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = cropSize(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [crop.x - width / 2, crop.y - height / 2];
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/**
 * The cut-out as a file of its own, without anything that the camera wrote into the first one.
 * @param widthPx at most; a smaller picture isn't made larger
 */
export async function cutOut(picture: ImageBitmap, crop: Crop, widthPx: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(widthPx, cropSize(picture, crop).width)));
  canvas.height = Math.max(1, Math.round(canvas.width / crop.ratio));
  drawCrop(canvas, picture, crop);
  // Browsers that cannot write WebP give PNG instead.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', OUTPUT_QUALITY));
  if (!blob) throw new TypeError('The picture could not be written');
  return new File([blob], `picture.${blob.type === 'image/webp' ? 'webp' : 'png'}`, { type: blob.type });
}
