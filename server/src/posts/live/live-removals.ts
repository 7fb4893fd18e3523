import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { Broadcaster, type Listener } from '#kernel/pubsub/broadcaster.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { notBlockedBy } from '#people/ties/relationship-conditions.js';
import { inAudience } from '../model/post-audience.js';
import { FeedAudience, type FeedFilter } from './feed-audience.js';
import { type PostChanged, postRemovedTopic } from './post-changed.topics.js';

/**
 * Those of some users ($2) who could read a post ($1) of someone ($3) before it was removed. Of a requack, nothing is left: it is
 * told to followers alone.
 */
export const COULD_READ = `
select reader.id from unnest($2::uuid[]) reader (id) left join posts p on p.id = $1::uuid
where ${notBlockedBy('reader.id', '$3::uuid')} and (p.id is null or ${inAudience('reader.id')})`;

/** Delivers the ids of removed posts to subscribers of the feeds that had them, in two statements. */
@Injectable()
export class LiveRemovals extends Broadcaster<FeedFilter, PostChanged, string> implements OnModuleInit {
  constructor(
    private readonly audience: FeedAudience,
    private readonly database: Database,
    private readonly topics: Topics,
  ) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(postRemovedTopic, this.publish);
  }

  /** The ids of posts that disappear from a feed, from now on. */
  listen(viewer: SignedInViewer, filter: FeedFilter): LiveQueue<string> {
    return this.join(viewer, filter);
  }

  protected audienceOf(
    { postId, authorId, tags }: PostChanged,
    listeners: ReadonlySet<Listener<FeedFilter, string>>,
  ): Promise<Listener<FeedFilter, string>[]> {
    return this.audience.of({ id: postId, authorId, tags }, listeners);
  }

  protected async viewsOf({ postId, authorId }: PostChanged, userIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.rows<{ id: string }>(COULD_READ, [postId, userIds, authorId]);
    return new Map(rows.map((row) => [row.id, postId]));
  }
}
