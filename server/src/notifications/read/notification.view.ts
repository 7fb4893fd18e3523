import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { instantOf } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { ViewerId } from '#kernel/request/viewer.js';
import { UserView, UserViews } from '#people/users/user.view.js';
import { PostView } from '#posts/read/post.view.js';
import { PostViews } from '#posts/read/post-views.js';
import { FilteredGroups } from './filtered-groups.js';
import type { GroupRow } from './notification-group.js';
import { NotificationKind, type NotificationKindName } from './notification-kinds.js';
import { REPLIES, SEEN } from './reply-group-statements.js';

/** Users that a notification names. */
const MAX_ACTORS_SHOWN = 10;

/** Replies of a group that are read; of a longer group, these are the newest. */
const MAX_REPLIES_READ = 200;

/** Kinds without people. */
const NAMES_NO_ONE: ReadonlySet<NotificationKindName> = new Set(['POLL_ENDED', 'SYSTEM']);

/** All users who did the same to the same subject on the same day. */
@ObjectType('Notification', {
  description: 'What people did, grouped by kind, post and day (UTC); replies by the post that they reply to.',
  implements: () => [Node],
})
export class NotificationView implements Node {
  @Field(() => ID, { description: 'Identifies the group; it stays the same while the group grows.' }) id!: string;
  @Field(() => NotificationKind, { description: 'What the people in it did.' }) kind!: NotificationKindName;
  @Field(() => DateTime, { description: 'When the latest act happened.' }) createdAt!: Date;
  @Field(() => ID, { description: 'Where it is in the list, for keepReadingPositions; changes when the group grows.' })
  position!: string;
  @Field(() => Boolean, { description: 'False again when the group grows.' }) isRead!: boolean;
  @Field(() => [UserView], { description: 'Who did it, latest first; at most ten.' }) actors!: UserView[];
  @Field(() => Int, { description: 'How many people did it.' }) actorCount!: number;
  @Field(() => Int, { description: 'How often it happened: the number of replies, else the number of people.' })
  actCount!: number;
  @Field(() => PostView, {
    nullable: true,
    description:
      'The post that got a nod or was requacked, the latest reply, the post that mentions or quotes the viewer, the one whose poll is over, or the one that was published.',
  })
  post!: PostView | null;
  @Field(() => String, {
    nullable: true,
    description: 'The reason of a SYSTEM notification, such as SCHEDULED_POST_FAILED.',
  })
  reason!: string | null;
  /** A filter hides the latest reply of the group; `post` is the latest that is shown. */
  isLatestHidden?: boolean;
}

@ObjectType({ description: 'A page of a list of notifications.' })
export class NotificationConnection extends ConnectionOf('Notification', () => NotificationView) {}

/** $1 ids, $2 recipient. */
const BY_IDS = `
select n.id, n.kind, n.reason, n.latest_id, n.actor_count,
  n.read_id is not null and n.read_id >= n.latest_id as is_read,
  case when n.kind = 'REPLY' then (select a.act_id ${REPLIES} limit 1) else n.post_id end as post_id,
  case when n.kind = 'REPLY' then array(select a.actor_id ${REPLIES} limit ${MAX_REPLIES_READ}) else array(
    select a.actor_id from notification_acts a join users u on u.id = a.actor_id and u.is_active and ${SEEN}
    where a.notification_id = n.id order by a.act_id desc limit ${MAX_ACTORS_SHOWN}
  ) end as actor_ids,
  (select r.filters_version from users r where r.id = $2::uuid) as filters_version
from notifications n where n.id = any($1::uuid[]) and n.recipient_id = $2::uuid`;

@Injectable()
export class NotificationViews {
  constructor(
    private readonly database: Database,
    private readonly users: UserViews,
    private readonly posts: PostViews,
    private readonly filtered: FilteredGroups,
  ) {}

  /**
   * Reads notifications in three statements, and two more where filters of the viewer hide replies. Unknown ids, those
   * of other users, and those that are no longer visible or that filters hide are absent.
   */
  async byIds(ids: readonly string[], viewer: ViewerId): Promise<Map<string, NotificationView>> {
    if (ids.length === 0) return new Map();
    const read = await this.database.rows<GroupRow>(BY_IDS, [ids, viewer.id]);
    const reader = { id: viewer.id, filtersVersion: read[0]?.filters_version ?? null };
    const [people, found] = await Promise.all([
      this.users.byIds([...new Set(read.flatMap((row) => row.actor_ids))], viewer),
      this.posts.byIds([...new Set(read.map((row) => row.post_id).filter((id) => id !== null))], reader),
    ]);
    const { rows, posts } = await this.filtered.shown(read, found, reader);

    const views = new Map<string, NotificationView>();
    for (const row of rows) {
      const actorIds = [...new Set(row.actor_ids)];
      const actors = actorIds
        .slice(0, MAX_ACTORS_SHOWN)
        .map((id) => people.get(id))
        .filter((person) => person !== undefined);
      const post = row.post_id === null ? null : (posts.get(row.post_id) ?? null);
      if (!NAMES_NO_ONE.has(row.kind) && actors.length === 0) continue;
      if (row.post_id !== null && post === null) continue;
      views.set(row.id, {
        id: row.id,
        kind: row.kind,
        createdAt: instantOf(row.latest_id),
        position: row.latest_id,
        isRead: row.is_read,
        actors,
        ...countsOf(row, actorIds.length),
        post,
        reason: row.reason,
        isLatestHidden: row.isLatestHidden ?? false,
      });
    }
    return views;
  }
}

/** As long as all of a group was read, deactivated people aren't counted either. */
function countsOf(row: GroupRow, actorCount: number): Pick<NotificationView, 'actorCount' | 'actCount'> {
  const isReply = row.kind === 'REPLY';
  const isWhole = row.actor_count <= (isReply ? MAX_REPLIES_READ : MAX_ACTORS_SHOWN);
  if (isReply) return { actorCount, actCount: isWhole ? row.actor_ids.length : row.actor_count };
  const count = isWhole ? actorCount : row.actor_count;
  return { actorCount: count, actCount: count };
}
