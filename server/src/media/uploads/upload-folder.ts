import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';

/** Minutes after which an unfinished upload belongs to a process that was killed. */
const ABANDONED_MINUTES = 60;

/** Where uploads are while they come in and are looked at. Empty whenever nobody uploads. */
@Injectable()
export class UploadFolder {
  /** Absolute. */
  readonly path: string;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.path = join(settings.DATA_DIR, 'media', 'uploads');
  }

  async make(): Promise<void> {
    await mkdir(this.path, { recursive: true });
  }

  /** Removes what a killed process has left. */
  async sweep(): Promise<void> {
    const names = await readdir(this.path).catch(() => []);
    for (const name of names) {
      const path = join(this.path, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > ABANDONED_MINUTES * 60_000) await rm(path, { force: true });
    }
  }
}
