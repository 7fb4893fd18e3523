import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { Broadcaster, type Listener } from '#kernel/pubsub/broadcaster.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { blockedAmong } from '#people/ties/relationship-conditions.js';
import { PostNotFound } from '../model/post.errors.js';
import { type PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { type ReplyAdded, replyAddedTopic } from './reply-added.topic.js';

interface SubscriptionFilter {
  /** Replies below this quack. */
  readonly postId: string;
  /** The thread of the post, to skip events of other threads. */
  readonly rootId: string;
}

interface AncestorRow {
  id: string;
  requires_login: boolean;
  /** Those of the listening users whom its author blocks. */
  hidden_from: string[];
}

/** $1 reply, $2 listening users. The existing posts above it whose authors are active. */
const READABLE_ANCESTORS = `
with recursive above as (
  select parent_id as id from posts where id = $1::uuid
  union all
  select p.parent_id from above cross join lateral (select * from posts where posts.id = above.id limit 1) p
)
select p.id, u.requires_login, ${blockedAmong('$2::uuid[]', 'u.id')} as hidden_from from above
join posts p on p.id = above.id and p.deleted_at is null
join users u on u.id = p.author_id and u.is_active`;

/**
 * Delivers new replies to subscribers of a post above them. One statement finds the readable posts above, three read
 * the views.
 */
@Injectable()
export class LiveReplies extends Broadcaster<SubscriptionFilter, ReplyAdded, PostView> implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
    private readonly views: PostViews,
  ) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(replyAddedTopic, this.publish);
  }

  /**
   * New replies anywhere below a post, from now on.
   * @throws PostNotFound if the viewer can't read it
   */
  async listen(viewer: Viewer, postId: string): Promise<LiveQueue<PostView>> {
    const post = await this.views.byId(postId, viewer);
    if (!post) throw new PostNotFound();
    return this.join(viewer, { postId, rootId: post.rootId ?? postId });
  }

  protected viewsOf({ id }: ReplyAdded, userIds: readonly string[]): Promise<Map<string | null, PostView>> {
    return this.views.forViewers(id, userIds);
  }

  protected async audienceOf(
    { id, rootId }: ReplyAdded,
    listeners: ReadonlySet<Listener<SubscriptionFilter, PostView>>,
  ): Promise<Listener<SubscriptionFilter, PostView>[]> {
    const inThread = [...listeners].filter(({ filter }) => filter.rootId === rootId);
    if (inThread.length === 0) return [];
    const userIds = [...new Set(inThread.map(({ viewer }) => viewer.id))].filter((userId) => userId !== null);
    const rows = await this.database.rows<AncestorRow>(READABLE_ANCESTORS, [id, userIds]);
    const above = new Map(rows.map((row) => [row.id, row]));
    return inThread.filter(({ viewer, filter }) => {
      const ancestor = above.get(filter.postId);
      if (!ancestor) return false;
      return viewer.id === null ? !ancestor.requires_login : !ancestor.hidden_from.includes(viewer.id);
    });
  }
}
