export interface Size {
  width: number;
  height: number;
}

/** A crop: its aspect ratio, its zoom, and its center in pixels of the picture. */
export interface Crop {
  /** Width by height. */
  ratio: number;
  /** At 1, as much of the picture as the aspect ratio allows. */
  zoom: number;
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;

export const centered = ({ width, height }: Size, ratio: number): Crop => ({
  ratio,
  zoom: 1,
  x: width / 2,
  y: height / 2,
});

/** The size of the crop in pixels of the picture. */
export function cropSize(picture: Size, { ratio, zoom }: Crop): Size {
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  return { width, height: width / ratio };
}

/** The crop, limited to the picture. */
export function within(picture: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM);
  const { width, height } = cropSize(picture, { ...crop, zoom });
  return {
    ...crop,
    zoom,
    x: clamp(crop.x, width / 2, picture.width - width / 2),
    y: clamp(crop.y, height / 2, picture.height - height / 2),
  };
}

/** Moved by a fraction of its size: 1 is a whole crop to the right, or down. */
export function movedBy(picture: Size, crop: Crop, right: number, down: number): Crop {
  const { width, height } = cropSize(picture, crop);
  return within(picture, { ...crop, x: crop.x + right * width, y: crop.y + down * height });
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
