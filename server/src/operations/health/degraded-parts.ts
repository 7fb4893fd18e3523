import { Injectable } from '@nestjs/common';
import { Topics } from '#kernel/pubsub/topics.js';
import { Storage } from '#kernel/storage/storage.js';

/** What this process may have to do without. */
export const PARTS = ['redis', 'storage'] as const;
export type Part = (typeof PARTS)[number];

/** What does not work, though the site does. */
@Injectable()
export class DegradedParts {
  constructor(
    private readonly topics: Topics,
    private readonly storage: Storage,
  ) {}

  /** `redis`: PostgreSQL stands in for it. `storage`: pictures and videos can neither be stored nor fetched. */
  now(): Part[] {
    const degraded = this.topics.degraded();
    return PARTS.filter((part) => (part === 'storage' ? !this.storage.working : degraded.includes(part)));
  }
}
