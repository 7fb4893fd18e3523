import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.js';
import { DiskSpace, isFull } from './disk-space.js';

const LOOK_MS = 1_000;

/**
 * Watches whether the disk of the embedded database is too full for writes: without space, PostgreSQL stops at once and can't start
 * again. The disk of a database that DATABASE_URL names is watched by its operator.
 */
@Injectable()
export class DiskWatch implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Storage');
  private timer: NodeJS.Timeout | undefined;
  private full = false;

  constructor(
    private readonly disk: DiskSpace,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'embedded'>,
  ) {}

  get isFull(): boolean {
    return this.full;
  }

  async onModuleInit(): Promise<void> {
    if (!this.settings.embedded) return;
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Where the disk can't be read, the last known state stays. */
  private async look(): Promise<void> {
    const space = await this.disk.look().catch(() => null);
    if (space === null || isFull(space) === this.full) return;
    this.full = !this.full;
    const freeMb = Math.floor(space.freeBytes / 1_024 ** 2);
    if (this.full) this.logger.warn({ message: 'Storage is full: nothing is saved until there is space', freeMb });
    else this.logger.log({ message: 'Storage has space again: everything is saved as before', freeMb });
  }
}
