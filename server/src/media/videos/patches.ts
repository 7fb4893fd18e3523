import type { FileHandle } from 'node:fs/promises';

/** A range of a file to overwrite: `head` first, then zeros up to `end`. */
export interface Patch {
  start: number;
  end: number;
  head?: Buffer;
}

const ZEROS = Buffer.alloc(64 * 1_024);

/** Overwrites ranges of a file; its length stays the same. */
export async function applyPatches(file: FileHandle, patches: readonly Patch[]): Promise<void> {
  for (const { start, end, head } of patches) {
    if (head) await file.write(head, 0, head.length, start);
    for (let offset = start + (head?.length ?? 0); offset < end; offset += ZEROS.length)
      await file.write(ZEROS, 0, Math.min(ZEROS.length, end - offset), offset);
  }
}
