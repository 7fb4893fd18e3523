import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from '../../config/system-code.js';

const NAME = 'ballast';
const BLOCK_BYTES = 1024 * 1024;
const BLOCKS = 64;
/** Below this, room is worth more than what the ballast is for. */
const MIN_FREE_BYTES = 256 * BLOCK_BYTES;
/** With less than this, PostgreSQL does not start. */
const FULL_BYTES = 16 * BLOCK_BYTES;
/** A start has enough to write without it. */
const DELAY_MS = 10_000;

/**
 * 64 MB beside the database that nobody needs. On a full disk PostgreSQL stops at once and cannot even start again to
 * recover; giving these up lets it, and nothing that was promised is lost.
 */
export class Ballast {
  private readonly path: string;
  private readonly delayMs: number;
  private filling: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private wasSpent = false;

  /** @param delayMs between `fill` and what it does, in milliseconds */
  constructor(folder: string, delayMs = DELAY_MS) {
    this.path = join(folder, NAME);
    this.delayMs = delayMs;
  }

  /** Whether it was given up since the start: the disk was full, and may be so again soon. */
  get spent(): boolean {
    return this.wasSpent;
  }

  /** Puts it there a little later, where there is plenty of room. */
  fill(): void {
    this.timer = setTimeout(() => {
      this.filling = this.write().catch(() => rm(this.draft, { force: true }));
    }, this.delayMs).unref();
  }

  /** Whether the disk is so full that a server cannot start. */
  async isNeeded(): Promise<boolean> {
    return (await this.freeBytes()) < FULL_BYTES;
  }

  /** @returns whether there was any */
  async spend(): Promise<boolean> {
    await this.settled();
    try {
      await rm(this.path);
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return false;
      throw error;
    }
    this.wasSpent = true;
    return true;
  }

  /** Returns when nothing is written any more, nor will be. */
  settled(): Promise<void> {
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
      // Random, because file systems that compress make nothing of zeros.
      const block = randomBytes(BLOCK_BYTES);
      for (let written = 0; written < BLOCKS; written++) await file.write(block);
    } finally {
      await file.close();
    }
    await rename(this.draft, this.path);
  }
}
