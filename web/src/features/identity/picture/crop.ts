export interface Size {
  width: number;
  height: number;
}

/** A cut-out: its shape, how far it is zoomed in, and where its centre lies in the picture's own pixels. */
export interface Crop {
  /** Width by height. */
  ratio: number;
  /** 1 takes as much of the picture as the shape can. */
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

/** What the cut-out measures in the picture's pixels. */
export function cropSize(picture: Size, { ratio, zoom }: Crop): Size {
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  return { width, height: width / ratio };
}

/** The same cut-out, moved and zoomed back to where it lies within the picture. */
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

/** Moved by a share of the cut-out's own size: 1 is a whole cut-out to the right, or down. */
export function movedBy(picture: Size, crop: Crop, right: number, down: number): Crop {
  const { width, height } = cropSize(picture, crop);
  return within(picture, { ...crop, x: crop.x + right * width, y: crop.y + down * height });
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
