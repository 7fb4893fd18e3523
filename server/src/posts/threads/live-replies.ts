import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { type Listener, LiveAudience } from '#kernel/pubsub/live-audience.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../post.errors.js';
import { type PostView, PostViews } from '../post.view.js';
import { type ReplyAdded, replyAddedTopic } from './reply-added.topic.js';

interface Wish {
  /** Replies below this quack. */
  readonly postId: string;
  /** The thread that it is in, to pass over what happens in others. */
  readonly rootId: string;
}

interface AncestorRow {
  id: string;
  requires_login: boolean;
}

/** $1 reply. The quacks above it that stand and whose authors are active. */
const READABLE_ANCESTORS = `
with recursive above as (
  select parent_id as id from posts where id = $1::uuid
  union all
  select p.parent_id from above cross join lateral (select * from posts where posts.id = above.id limit 1) p
)
select p.id, u.requires_login from above
join posts p on p.id = above.id and p.deleted_at is null
join users u on u.id = p.author_id and u.is_active`;

/**
 * New replies for those who listen to a quack above them. One statement finds what is above and may still be read, three make
 * the views.
 */
@Injectable()
export class LiveReplies extends LiveAudience<Wish, ReplyAdded, PostView> implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
    private readonly views: PostViews,
  ) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(replyAddedTopic, this.announce);
  }

  /**
   * New replies anywhere below a quack, from now on.
   * @throws PostNotFound where the viewer cannot read it
   */
  async listen(viewer: Viewer, postId: string): Promise<LiveQueue<PostView>> {
    const post = await this.views.byId(postId, viewer);
    if (!post) throw new PostNotFound();
    return this.join(viewer, { postId, rootId: post.rootId ?? postId });
  }

  protected viewsOf({ id }: ReplyAdded, personIds: readonly string[]): Promise<Map<string | null, PostView>> {
    return this.views.forViewers(id, personIds);
  }

  protected async audienceOf(
    { id, rootId }: ReplyAdded,
    listeners: ReadonlySet<Listener<Wish, PostView>>,
  ): Promise<Listener<Wish, PostView>[]> {
    const inThread = [...listeners].filter(({ wish }) => wish.rootId === rootId);
    if (inThread.length === 0) return [];
    const rows = await this.database.rows<AncestorRow>(READABLE_ANCESTORS, [id]);
    const above = new Map(rows.map((row) => [row.id, row]));
    return inThread.filter(({ viewer, wish }) => {
      const ancestor = above.get(wish.postId);
      return ancestor !== undefined && (viewer.id !== null || !ancestor.requires_login);
    });
  }
}
