import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { PRIVATE_FOLDER } from '#kernel/storage/private-files.js';

/** Minutes after which an unfinished upload was left by a killed process. */
const ABANDONED_MINUTES = 60;

/** Holds uploads while they are received and checked; otherwise empty. */
@Injectable()
export class UploadFolder {
  /** Absolute. */
  readonly path: string;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.path = join(settings.DATA_DIR, 'media', 'uploads');
  }

  async make(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: PRIVATE_FOLDER });
  }

  /** Removes what killed processes left behind. */
  async sweep(): Promise<void> {
    const names = await readdir(this.path).catch(() => []);
    for (const name of names) {
      const path = join(this.path, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > ABANDONED_MINUTES * 60_000) await rm(path, { force: true });
    }
  }
}
