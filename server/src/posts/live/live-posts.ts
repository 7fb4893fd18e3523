import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { type Listener, Broadcaster } from '#kernel/pubsub/broadcaster.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { Feed, type FeedName } from '../timelines/feed.js';
import { type PostView, PostViews } from '../post/post.view.js';
import { type PostAdded, postAddedTopic } from './post-added.topic.js';

interface SubscriptionFilter {
  readonly feed: FeedName;
  /** A hashtag's key; `feed` is ignored then. */
  readonly tag: string | null;
}

interface FollowerRow {
  follower_id: string;
}

/** Which of the listening users ($2) follow the author ($1). */
const FOLLOWERS_AMONG =
  'select follower_id from follows where followee_id = $1::uuid and follower_id = any($2::uuid[])';

/** Delivers new posts to subscribers: one statement finds the followers among them, three read the views. */
@Injectable()
export class LivePosts extends Broadcaster<SubscriptionFilter, PostAdded, PostView> implements OnModuleInit {
  constructor(
    private readonly database: Database,
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
    return this.join(viewer, { feed, tag });
  }

  protected viewsOf({ id }: PostAdded, userIds: readonly string[]): Promise<Map<string | null, PostView>> {
    return this.views.forViewers(id, userIds);
  }

  protected async audienceOf(
    { authorId, tags }: PostAdded,
    listeners: ReadonlySet<Listener<SubscriptionFilter, PostView>>,
  ): Promise<Listener<SubscriptionFilter, PostView>[]> {
    const carried = new Set(tags);
    const certain: Listener<SubscriptionFilter, PostView>[] = [];
    const followers: Listener<SubscriptionFilter, PostView>[] = [];
    for (const listener of listeners) {
      const { viewer, filter } = listener;
      if (filter.tag !== null) {
        if (carried.has(filter.tag)) certain.push(listener);
      } else if (filter.feed === Feed.EVERYONE || viewer.id === authorId) certain.push(listener);
      else if (viewer.id !== null) followers.push(listener);
    }
    if (followers.length === 0) return certain;

    const ids = [...new Set(followers.map(({ viewer }) => viewer.id))];
    const rows = await this.database.rows<FollowerRow>(FOLLOWERS_AMONG, [authorId, ids]);
    const following = new Set<string | null>(rows.map((row) => row.follower_id));
    return [...certain, ...followers.filter(({ viewer }) => following.has(viewer.id))];
  }
}
