import { Injectable } from '@nestjs/common';
import { Topics } from '#kernel/pubsub/topics.js';
import { DiskWatch } from '#kernel/storage/disk-watch.js';
import { Storage } from '#kernel/storage/storage.js';

/** Services that this process may have to run without. */
export const PARTS = ['redis', 'storage'] as const;
export type Part = (typeof PARTS)[number];

/** What doesn't work although the site does. */
@Injectable()
export class DegradedParts {
  constructor(
    private readonly topics: Topics,
    private readonly storage: Storage,
    private readonly disk: DiskWatch,
  ) {}

  /**
   * `redis`: PostgreSQL replaces it. `storage`: media can't be stored or read, or the disk is full and nothing is
   * written.
   */
  now(): Part[] {
    const degraded = this.topics.degraded();
    return PARTS.filter((part) =>
      part === 'storage' ? !this.storage.working || this.disk.isFull : degraded.includes(part),
    );
  }
}
