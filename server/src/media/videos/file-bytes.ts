import type { FileHandle } from 'node:fs/promises';

const WINDOW_BYTES = 64 * 1_024;

/**
 * Reads bytes of an open file in windows, because a container is walked from box to box, most of which are close
 * together.
 */
export class FileBytes {
  private window = Buffer.alloc(0);
  private start = 0;

  /** @param size of the file in bytes */
  constructor(
    private readonly file: FileHandle,
    readonly size: number,
  ) {}

  /** @returns null if the file ends before that */
  async at(offset: number, length: number): Promise<Buffer | null> {
    if (offset < 0 || length < 0 || offset + length > this.size) return null;
    if (offset < this.start || offset + length > this.start + this.window.length) {
      const wanted = Math.min(Math.max(length, WINDOW_BYTES), this.size - offset);
      const window = Buffer.alloc(wanted);
      const { bytesRead } = await this.file.read(window, 0, wanted, offset);
      this.window = window.subarray(0, bytesRead);
      this.start = offset;
      if (bytesRead < length) return null;
    }
    return this.window.subarray(offset - this.start, offset - this.start + length);
  }
}
