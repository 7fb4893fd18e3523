import { statfs } from 'node:fs/promises';

const MB = 1_024 ** 2;
/**
 * Free space below which someone should look, and below which nothing is written any more: bytes, and parts of the whole. A
 * twentieth of a large disk is still plenty, so a part counts up to `most` bytes.
 */
const LOW = { bytes: 200 * MB, part: 0.1, most: Number.POSITIVE_INFINITY };
const FULL = { bytes: 100 * MB, part: 0.05, most: 1_024 * MB };

/** Space on a disk, in bytes. */
export interface Space {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Port: the disk with the data. */
export abstract class DiskSpace {
  abstract look(): Promise<Space>;
}

/** The disks of some folders; of several disks, the one with the least space. */
export class FolderSpace extends DiskSpace {
  /** @param folders at least one; all must exist */
  constructor(private readonly folders: readonly [string, ...string[]]) {
    super();
  }

  async look(): Promise<Space> {
    const disks = await Promise.all(this.folders.map((folder) => statfs(folder)));
    const spaces = disks.map(({ bavail, blocks, bsize }) => ({
      freeBytes: bavail * bsize,
      totalBytes: blocks * bsize,
    }));
    return spaces.reduce((least, space) => (space.freeBytes < least.freeBytes ? space : least));
  }
}

export function isLow(space: Space): boolean {
  return isBelow(space, LOW);
}

export function isFull(space: Space): boolean {
  return isBelow(space, FULL);
}

function isBelow({ freeBytes, totalBytes }: Space, { bytes, part, most }: typeof LOW): boolean {
  return freeBytes < Math.max(bytes, Math.min(part * totalBytes, most));
}
