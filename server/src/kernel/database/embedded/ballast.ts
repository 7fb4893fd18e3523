import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from '../../config/system-code.js';

const NAME = 'ballast';
const BLOCK_BYTES = 1024 * 1024;
const BLOCKS = 64;
/** With less than this free, the ballast would do more harm than good. */
const MIN_FREE_BYTES = 256 * BLOCK_BYTES;
/** With less than this free, PostgreSQL does not start. */
const FULL_BYTES = 16 * BLOCK_BYTES;
/** A start writes enough without it. */
const DELAY_MS = 10_000;

/**
 * A file of 64 MB beside the database, to be deleted when the disk is full. PostgreSQL then stops at once, and needs some space to
 * start and recover. So nothing acknowledged is lost.
 */
export class Ballast {
  private readonly path: string;
  private readonly delayMs: number;
  private filling: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private wasSpent = false;

  /** @param delayMs how long `fill` waits before it writes, in milliseconds */
  constructor(folder: string, delayMs = DELAY_MS) {
    this.path = join(folder, NAME);
    this.delayMs = delayMs;
  }

  /** Whether it was deleted since the start: the disk was full, and may soon be again. */
  get spent(): boolean {
    return this.wasSpent;
  }

  /** Writes the file after the delay, if there is plenty of space. */
  fill(): void {
    this.timer = setTimeout(() => {
      this.filling = this.write().catch(() => rm(this.draft, { force: true }));
    }, this.delayMs).unref();
  }

  /** Whether the disk is so full that a server cannot start. */
  async isNeeded(): Promise<boolean> {
    return (await this.freeBytes()) < FULL_BYTES;
  }

  /** Deletes the file. @returns false if there was none */
  async spend(): Promise<boolean> {
    await this.idle();
    try {
      await rm(this.path);
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return false;
      throw error;
    }
    this.wasSpent = true;
    return true;
  }

  /** Cancels a pending `fill`, and resolves when nothing is being written. */
  idle(): Promise<void> {
    clearTimeout(this.timer);
    return this.filling;
  }

  private get draft(): string {
    return `${this.path}.new`;
  }

  private async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(dirname(this.path));
    return bavail * bsize;
  }

  private async write(): Promise<void> {
    if ((await stat(this.path).catch(() => null)) !== null) return;
    if ((await this.freeBytes()) < MIN_FREE_BYTES) return;
    await rm(this.draft, { force: true });
    const file = await open(this.draft, 'wx', 0o600);
    try {
      // Random, because compressing file systems store zeros in no space.
      const block = randomBytes(BLOCK_BYTES);
      for (let written = 0; written < BLOCKS; written++) await file.write(block);
    } finally {
      await file.close();
    }
    await rename(this.draft, this.path);
  }
}
