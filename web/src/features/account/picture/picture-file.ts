import { type Crop, cropSize } from './crop';

/** The types that the server accepts and browsers can decode. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

const OUTPUT_QUALITY = 0.9;

/** Decodes a file, applying its orientation. Rejects if it is not a picture. */
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
 * The crop as a new file, without metadata of the camera.
 * @param widthPx the maximum; smaller pictures are not enlarged
 */
export async function cutOut(picture: ImageBitmap, crop: Crop, widthPx: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(widthPx, cropSize(picture, crop).width)));
  canvas.height = Math.max(1, Math.round(canvas.width / crop.ratio));
  drawCrop(canvas, picture, crop);
  // Browsers that can't encode WebP return PNG.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', OUTPUT_QUALITY));
  if (!blob) throw new TypeError('The picture could not be written');
  return new File([blob], `picture.${blob.type === 'image/webp' ? 'webp' : 'png'}`, { type: blob.type });
}
