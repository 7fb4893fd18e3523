/** What a grid's shape depends on. */
export interface Sized {
  /** In pixels; null where the server does not know. */
  width: number | null;
  height: number | null;
}

/** A single picture keeps its own shape between these: 4:5 upright, 2.4:1 wide. */
const NARROWEST = 0.8;
const WIDEST = 2.4;
/** Several share a frame. */
const SHARED = 1.5;

/** Width through height of the room that the media of a quack take, known before any of them has loaded. */
export function shapeOf(media: readonly Sized[]): number {
  const [only] = media;
  if (media.length !== 1 || !only?.width || !only.height) return SHARED;
  return Math.min(WIDEST, Math.max(NARROWEST, only.width / only.height));
}
