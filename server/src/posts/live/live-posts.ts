import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Listener, Broadcaster } from '#kernel/pubsub/broadcaster.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { Feed, type FeedName } from '../timelines/feed.js';
import { type PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { FeedAudience, type FeedFilter, isHiddenInFeed } from './feed-audience.js';
import { type PostAdded, postAddedTopic } from './post-added.topic.js';

/** Delivers new posts to subscribers: their audience is found together, and three statements read the views. */
@Injectable()
export class LivePosts extends Broadcaster<FeedFilter, PostAdded, PostView> implements OnModuleInit {
  constructor(
    private readonly audience: FeedAudience,
    private readonly topics: Topics,
    private readonly views: PostViews,
  ) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(postAddedTopic, this.publish);
  }

  /** New posts of a feed, or of one hashtag, from now on. */
  listen(viewer: Viewer, feed: FeedName, tag: string | null): LiveQueue<PostView> {
    return this.join(viewer, { feed, tag, listId: null });
  }

  /** New posts of a list of the viewer, from now on; without replies. */
  listenToList(viewer: SignedInViewer, listId: string): LiveQueue<PostView> {
    return this.join(viewer, { feed: Feed.FOLLOWING, tag: null, listId });
  }

  protected viewsOf({ id }: PostAdded, userIds: readonly string[]): Promise<Map<string | null, PostView>> {
    return this.views.forViewers(id, userIds);
  }

  protected override isWanted(view: PostView, filter: FeedFilter): boolean {
    return !isHiddenInFeed(view, filter);
  }

  protected audienceOf(
    item: PostAdded,
    listeners: ReadonlySet<Listener<FeedFilter, PostView>>,
  ): Promise<Listener<FeedFilter, PostView>[]> {
    return this.audience.of(item, listeners);
  }
}
