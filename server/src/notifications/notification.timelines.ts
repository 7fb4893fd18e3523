import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { skeletonOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, Skeleton } from '#kernel/paging/page-input.js';
import type { NotificationFilterName } from './notification-kinds.js';

/** After every id: ids are UUIDs of version 7. */
const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Somebody who acted is still there, and so is the quack: what a handler has yet to take out is not shown meanwhile. Scalar
 * subqueries, because PostgreSQL would rather hash all acts there are than ask by index for an `exists` beside an `or`.
 */
const VISIBLE = `
(n.kind = 'SYSTEM' or (
  select true from notification_acts a join users u on u.id = a.actor_id and u.is_active
  where a.notification_id = n.id limit 1))
and (n.post_id is null or (
  select true from posts p join users w on w.id = p.author_id and w.is_active
  where p.id = n.post_id and p.deleted_at is null limit 1))`;

const UNREAD = '(n.read_id is null or n.read_id < n.latest_id)';

/** $1 recipient, $2 act below which, $3 rows. */
const list = (condition: string) => `
select n.id, n.latest_id as position from notifications n
where n.recipient_id = $1::uuid and n.latest_id < $2::uuid and ${condition}
order by n.latest_id desc limit $3::int`;

export const NOTIFICATION_LISTS: Readonly<Record<NotificationFilterName, string>> = {
  ALL: list(VISIBLE),
  MENTIONS: list(`n.kind = 'MENTION' and ${VISIBLE}`),
  UNREAD: list(`${UNREAD} and ${VISIBLE}`),
};

/** $1 recipient. */
export const UNREAD_NOTIFICATIONS = `
select count(*)::int as unread from notifications n where n.recipient_id = $1::uuid and ${UNREAD} and ${VISIBLE}`;

interface GroupRow {
  id: string;
  position: string;
}

/** The order of a person's notifications: ids of groups, the one with the latest act first; the position is that act's id. */
@Injectable()
export class NotificationTimelines {
  constructor(private readonly database: Database) {}

  async ofPerson(personId: string, filter: NotificationFilterName, page: KeysetPage): Promise<Skeleton> {
    const rows = await this.database.rows<GroupRow>(NOTIFICATION_LISTS[filter], [
      personId,
      page.after?.[0] ?? NEWEST,
      page.first + 1,
    ]);
    return skeletonOf(rows, page, (row) => [row.position]);
  }

  /** Groups with something new, exactly as many as the list of them holds. */
  async unreadOf(personId: string): Promise<number> {
    const [row] = await this.database.rows<{ unread: number }>(UNREAD_NOTIFICATIONS, [personId]);
    return row?.unread ?? 0;
  }
}
