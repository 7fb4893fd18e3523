import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { type Listener, LiveAudience } from '#kernel/pubsub/live-audience.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { Feed, type FeedName } from '../feed.js';
import { type PostView, PostViews } from '../post.view.js';
import { type PostAdded, postAddedTopic } from './post-added.topic.js';

interface Wish {
  readonly feed: FeedName;
  /** A hashtag's key; then `feed` does not matter. */
  readonly tag: string | null;
}

interface FollowerRow {
  follower_id: string;
}

/** Which of the people listening ($2) follow the author ($1). */
const FOLLOWERS_AMONG =
  'select follower_id from follows where followee_id = $1::uuid and follower_id = any($2::uuid[])';

/** New quacks for those who listen: one statement finds the followers among them, three make the views. */
@Injectable()
export class LiveQuacks extends LiveAudience<Wish, PostAdded, PostView> implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
    private readonly views: PostViews,
  ) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(postAddedTopic, this.announce);
  }

  /** New quacks of a feed, or of one hashtag, from now on. */
  listen(viewer: Viewer, feed: FeedName, tag: string | null): LiveQueue<PostView> {
    return this.join(viewer, { feed, tag });
  }

  protected viewsOf({ id }: PostAdded, personIds: readonly string[]): Promise<Map<string | null, PostView>> {
    return this.views.forViewers(id, personIds);
  }

  protected async audienceOf(
    { authorId, tags }: PostAdded,
    listeners: ReadonlySet<Listener<Wish, PostView>>,
  ): Promise<Listener<Wish, PostView>[]> {
    const carried = new Set(tags);
    const certain: Listener<Wish, PostView>[] = [];
    const followers: Listener<Wish, PostView>[] = [];
    for (const listener of listeners) {
      const { viewer, wish } = listener;
      if (wish.tag !== null) {
        if (carried.has(wish.tag)) certain.push(listener);
      } else if (wish.feed === Feed.EVERYONE || viewer.id === authorId) certain.push(listener);
      else if (viewer.id !== null) followers.push(listener);
    }
    if (followers.length === 0) return certain;

    const ids = [...new Set(followers.map(({ viewer }) => viewer.id))];
    const rows = await this.database.rows<FollowerRow>(FOLLOWERS_AMONG, [authorId, ids]);
    const following = new Set<string | null>(rows.map((row) => row.follower_id));
    return [...certain, ...followers.filter(({ viewer }) => following.has(viewer.id))];
  }
}
