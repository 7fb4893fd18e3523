/** The dimensions that determine the shape of a grid. */
export interface Sized {
  kind: 'IMAGE' | 'VIDEO';
  /** In pixels; null if unknown. */
  width: number | null;
  height: number | null;
}

/** A single picture keeps its own shape between these: 4:5 upright, 2.4:1 wide. */
const NARROWEST = 0.8;
const WIDEST = 2.4;
/** Several pictures share one frame. */
const SHARED = 1.5;
/** The width of a single picture's buttons side by side, in pixels. */
const NARROWEST_PX = 160;

/** The aspect ratio of the media of a post, known before they load. */
export function shapeOf(media: readonly Sized[]): number {
  const [only] = media;
  if (media.length !== 1 || !only?.width || !only.height) return SHARED;
  return Math.min(WIDEST, Math.max(NARROWEST, only.width / only.height));
}

/** The maximum width of a single picture in pixels, so that it is not enlarged; undefined for the full width. */
export function widestOf(media: readonly Sized[]): number | undefined {
  const [only] = media;
  if (media.length !== 1 || only?.kind !== 'IMAGE' || !only.width) return undefined;
  return Math.max(only.width, NARROWEST_PX);
}
