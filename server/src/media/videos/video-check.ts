import { open } from 'node:fs/promises';
import { UnsupportedMedia } from '../media.errors.js';
import { FileBytes } from './file-bytes.js';
import { readMp4 } from './mp4-container.js';
import { readWebm } from './webm-container.js';

/** Size of a video's picture in pixels, as it is shown. */
export interface VideoFrame {
  width: number;
  height: number;
}

/** Widest and highest that a video may be. */
const MAX_SIDE_PX = 8_192;

/**
 * Looks through the container of a video, which is stored as it was sent: what it claims to be, it has to be from its first byte to
 * its last, so that no other kind of file can travel in it.
 * @throws UnsupportedMedia
 */
export async function checkVideo(path: string, size: number, container: 'mp4' | 'webm'): Promise<VideoFrame> {
  const file = await open(path, 'r');
  try {
    const bytes = new FileBytes(file, size);
    const frame = container === 'mp4' ? await readMp4(bytes) : await readWebm(bytes);
    if (!frame || frame.width > MAX_SIDE_PX || frame.height > MAX_SIDE_PX)
      throw new UnsupportedMedia('The video takes an MP4 or WebM file that is whole and that browsers play.');
    return frame;
  } finally {
    await file.close();
  }
}
