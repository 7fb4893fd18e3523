import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { instantOf } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { ViewerId } from '#kernel/request/viewer.js';
import { UserView, UserViews } from '#people/users/user.view.js';
import { PostView, PostViews } from '#posts/post.view.js';
import { NotificationKind, type NotificationKindName } from './notification-kinds.js';

/** People that a notification shows by name. */
const MAX_ACTORS_SHOWN = 10;

/** What one person is told of: everybody who did the same to the same thing on the same day. */
@ObjectType('Notification', {
  description: 'What people did, grouped by kind and quack and day (UTC).',
  implements: () => [Node],
})
export class NotificationView implements Node {
  @Field(() => ID) id!: string;
  @Field(() => NotificationKind) kind!: NotificationKindName;
  @Field(() => DateTime, { description: 'When the latest of it happened.' }) createdAt!: Date;
  @Field(() => Boolean) isRead!: boolean;
  @Field(() => [UserView], { description: 'Who did it, latest first; up to ten.' }) actors!: UserView[];
  @Field(() => Int) actorCount!: number;
  @Field(() => PostView, {
    nullable: true,
    description: 'The quack that got a nod, the reply, or what mentions the viewer.',
  })
  post!: PostView | null;
  @Field(() => String, {
    nullable: true,
    description: 'What a SYSTEM notification says, such as SCHEDULED_POST_FAILED.',
  })
  reason!: string | null;
}

@ObjectType()
export class NotificationConnection extends ConnectionOf('Notification', () => NotificationView) {}

interface GroupRow {
  id: string;
  kind: NotificationKindName;
  post_id: string | null;
  reason: string | null;
  latest_id: string;
  actor_count: number;
  is_read: boolean;
  actor_ids: string[];
}

/** $1 ids, $2 recipient. */
const BY_IDS = `
select n.id, n.kind, n.post_id, n.reason, n.latest_id, n.actor_count,
  n.read_id is not null and n.read_id >= n.latest_id as is_read,
  array(
    select a.actor_id from notification_acts a join users u on u.id = a.actor_id and u.is_active
    where a.notification_id = n.id order by a.act_id desc limit ${MAX_ACTORS_SHOWN}
  ) as actor_ids
from notifications n where n.id = any($1::uuid[]) and n.recipient_id = $2::uuid`;

@Injectable()
export class NotificationViews {
  constructor(
    private readonly database: Database,
    private readonly users: UserViews,
    private readonly posts: PostViews,
  ) {}

  /**
   * Hydrates notifications in three statements. Absent: unknown ids, other people's, and those of which nothing may be seen any
   * more.
   */
  async byIds(ids: readonly string[], viewer: ViewerId): Promise<Map<string, NotificationView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<GroupRow>(BY_IDS, [ids, viewer.id]);
    const [people, posts] = await Promise.all([
      this.users.byIds([...new Set(rows.flatMap((row) => row.actor_ids))], viewer),
      this.posts.byIds([...new Set(rows.map((row) => row.post_id).filter((id) => id !== null))], viewer),
    ]);

    const views = new Map<string, NotificationView>();
    for (const row of rows) {
      const actors = row.actor_ids.map((id) => people.get(id)).filter((person) => person !== undefined);
      const post = row.post_id === null ? null : (posts.get(row.post_id) ?? null);
      if (row.kind !== 'SYSTEM' && actors.length === 0) continue;
      if (row.post_id !== null && post === null) continue;
      views.set(row.id, {
        id: row.id,
        kind: row.kind,
        createdAt: instantOf(row.latest_id),
        isRead: row.is_read,
        actors,
        // While all of them can be shown, whoever was deactivated is not counted either.
        actorCount: row.actor_count <= MAX_ACTORS_SHOWN ? actors.length : row.actor_count,
        post,
        reason: row.reason,
      });
    }
    return views;
  }
}
