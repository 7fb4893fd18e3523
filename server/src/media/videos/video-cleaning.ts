import { open } from 'node:fs/promises';
import { UnsupportedMedia } from '../media.errors.js';
import { FileBytes } from './file-bytes.js';
import { readMp4 } from './mp4-container.js';
import { applyPatches } from './patches.js';
import type { VideoFrame } from './read-video.js';
import { readWebm } from './webm-container.js';

/** Largest width and height of a video. */
const MAX_SIDE_PX = 8_192;

/**
 * Checks that a file is the container it claims to be from the first byte to the last, so that no other file can hide
 * in it. Then overwrites private metadata in place. Picture, sound and length stay the same.
 * @throws UnsupportedMedia
 */
export async function cleanVideo(path: string, size: number, container: 'mp4' | 'webm'): Promise<VideoFrame> {
  const file = await open(path, 'r+');
  try {
    const bytes = new FileBytes(file, size);
    const video = container === 'mp4' ? await readMp4(bytes) : await readWebm(bytes);
    if (!video) throw new UnsupportedMedia('The video must be a complete MP4 or WebM file that browsers can play.');
    const { width, height } = video.frame;
    if (Math.max(width, height) > MAX_SIDE_PX)
      throw new UnsupportedMedia(
        `A video must be at most ${MAX_SIDE_PX.toLocaleString('en')} pixels wide and high; this one has ${width} × ${height}.`,
        'TOO_MANY_PIXELS',
      );
    await applyPatches(file, video.patches);
    return video.frame;
  } finally {
    await file.close();
  }
}
