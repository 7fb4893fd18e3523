import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Broadcaster, type Listener } from '#kernel/pubsub/broadcaster.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { PostViews } from '../read/post-views.js';
import type { PostView } from '../read/post.view.js';
import { FeedAudience, type FeedFilter, isHiddenInFeed } from './feed-audience.js';
import { type PostChanged, postEditedTopic } from './post-changed.topics.js';

/** Delivers edited posts to subscribers of the feeds that have them. */
@Injectable()
export class LiveEdits extends Broadcaster<FeedFilter, PostChanged, PostView> implements OnModuleInit {
  constructor(
    private readonly audience: FeedAudience,
    private readonly topics: Topics,
    private readonly views: PostViews,
  ) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(postEditedTopic, this.publish);
  }

  /** The posts of a feed as they are after each edit, from now on. */
  listen(viewer: Viewer, filter: FeedFilter): LiveQueue<PostView> {
    return this.join(viewer, filter);
  }

  protected audienceOf(
    { postId, authorId, tags }: PostChanged,
    listeners: ReadonlySet<Listener<FeedFilter, PostView>>,
  ): Promise<Listener<FeedFilter, PostView>[]> {
    return this.audience.of({ id: postId, authorId, tags }, listeners);
  }

  protected viewsOf({ postId }: PostChanged, userIds: readonly string[]): Promise<Map<string | null, PostView>> {
    return this.views.forViewers(postId, userIds);
  }

  protected override isWanted(view: PostView, filter: FeedFilter): boolean {
    return !isHiddenInFeed(view, filter);
  }
}
