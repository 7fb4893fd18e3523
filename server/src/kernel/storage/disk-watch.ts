import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SETTINGS, type Settings } from '../config/settings.js';
import { DiskSpace, isFull } from './disk-space.js';

const LOOK_MS = 1_000;

/**
 * Watches whether the disk of the embedded database is too full for writes: without space, PostgreSQL stops at once and can't start
 * again. The disk of a database that DATABASE_URL names is watched by its operator.
 */
@Injectable()
export class DiskWatch implements OnModuleInit {
  private readonly logger = new Logger('Storage');
  private full = false;

  constructor(
    private readonly disk: DiskSpace,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'embedded'>,
  ) {}

  get isFull(): boolean {
    return this.full;
  }

  onModuleInit(): Promise<void> {
    return this.look();
  }

  /** Where the disk can't be read, the last known state stays. */
  @Interval(LOOK_MS)
  async look(): Promise<void> {
    if (!this.settings.embedded) return;
    const space = await this.disk.look().catch(() => null);
    if (space === null || isFull(space) === this.full) return;
    this.full = !this.full;
    const freeMb = Math.floor(space.freeBytes / 1_024 ** 2);
    if (this.full) this.logger.warn({ message: 'Storage is full: nothing is saved until there is space', freeMb });
    else this.logger.log({ message: 'Storage has space again: everything is saved as before', freeMb });
  }
}
