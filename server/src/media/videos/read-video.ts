import type { Patch } from './patches.js';

/** The frame size of a video in pixels, as displayed. */
export interface VideoFrame {
  width: number;
  height: number;
}

/** What was read from a container. */
export interface ReadVideo {
  frame: VideoFrame;
  /** What to overwrite, so that nothing tells who recorded it, where, when and with what. */
  patches: Patch[];
}
