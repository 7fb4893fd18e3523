import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Broadcaster, type Listener } from '#kernel/pubsub/broadcaster.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type FiltersChanged, filtersChangedTopic } from './filters-changed.topic.js';

/** Tells the apps of a person that the person's filters changed; they read them again. */
@Injectable()
export class LiveFilters extends Broadcaster<null, FiltersChanged, FiltersChanged> implements OnModuleInit {
  constructor(private readonly topics: Topics) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(filtersChangedTopic, this.publish);
  }

  listen(viewer: SignedInViewer): LiveQueue<FiltersChanged> {
    return this.join(viewer, null);
  }

  protected audienceOf(
    { ownerId }: FiltersChanged,
    listeners: ReadonlySet<Listener<null, FiltersChanged>>,
  ): Listener<null, FiltersChanged>[] {
    return [...listeners].filter(({ viewer }) => viewer.id === ownerId);
  }

  protected viewsOf(change: FiltersChanged): Promise<Map<string, FiltersChanged>> {
    return Promise.resolve(new Map([[change.ownerId, change]]));
  }
}
