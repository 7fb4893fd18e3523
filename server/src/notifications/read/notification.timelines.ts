import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, IdPage } from '#kernel/paging/page-input.js';
import { notHidden } from '#people/ties/relationship-conditions.js';
import { inAudience } from '#posts/model/post-audience.js';
import type { NotificationFilterName, NotificationKindName } from './notification-kinds.js';

/** The recipient, $1, sees what user `u` does. */
export const SEEN = notHidden('$1::uuid', 'u.id', 'NOTIFICATIONS');

/** The recipient, $1, still reads the post of this id, or there is none. */
export const isPostRead = (post: string) => `(${post} is null or (
  select true from posts p join users w on w.id = p.author_id and w.is_active
  where p.id = ${post} and p.deleted_at is null and ${inAudience('$1::uuid')} limit 1))`;

/**
 * An actor is still active and neither blocked nor muted by the recipient, $1, and the post still exists: hides what a handler
 * has yet to remove, and what the recipient can no longer read. The end of a poll names no one, so its author is asked about instead. Of replies, one is enough (the id of its act is its own). Uses scalar subqueries, because PostgreSQL would hash all acts for an `exists` beside
 * an `or`.
 */
export const VISIBLE = `
case n.kind when 'SYSTEM' then true when 'REPLY' then (
  select true from notification_acts a
  join users u on u.id = a.actor_id and u.is_active and ${SEEN}
  join posts p on p.id = a.act_id and p.deleted_at is null and ${inAudience('$1::uuid')}
  where a.notification_id = n.id limit 1)
when 'POLL_ENDED' then (
  select true from posts p join users u on u.id = p.author_id and u.is_active and ${SEEN}
  where p.id = n.post_id and p.deleted_at is null and ${inAudience('$1::uuid')})
else (
  select true from notification_acts a join users u on u.id = a.actor_id and u.is_active and ${SEEN}
  where a.notification_id = n.id limit 1)
and ${isPostRead('n.post_id')}
end`;

const UNREAD = '(n.read_id is null or n.read_id < n.latest_id)';

interface GroupsOfKinds {
  /** SQL of an array of kinds. */
  readonly kinds: string;
  readonly where: string;
  readonly direction: 'asc' | 'desc';
  readonly limit: string | number;
  readonly unreadOnly?: boolean;
}

/**
 * The rows `n` of some kinds of the recipient, $1, for a `from`; what reads them sorts and limits them. Each kind is walked by
 * itself, so that an index finds the rare ones without reading all others. Unread ones have an index that has no others.
 */
export const groupsOfKinds = ({ kinds, where, direction, limit, unreadOnly = false }: GroupsOfKinds) => {
  const rows = (condition: string) => `(
  select n.id, n.kind, n.post_id, n.latest_id, n.read_id, n.actor_count from notifications n
  where n.recipient_id = $1::uuid and ${condition} and ${where} and ${VISIBLE}
  order by n.latest_id ${direction} limit ${limit}) n`;
  return unreadOnly
    ? rows(`${UNREAD} and n.kind = any(${kinds})`)
    : `unnest(${kinds}) wanted (kind) cross join lateral ${rows('n.kind = wanted.kind')}`;
};

/** $1 recipient, $2 act below which, $3 rows. */
const list = (condition: string) => `
select n.id, n.latest_id as position from notifications n
where n.recipient_id = $1::uuid and n.latest_id < $2::uuid and not n.is_request and ${condition}
order by n.latest_id desc limit $3::int`;

/** The same with $4 kinds. */
const listOfKinds = (unreadOnly: boolean) => `
select n.id, n.latest_id as position from ${groupsOfKinds({
  kinds: '$4::text[]',
  where: 'n.latest_id < $2::uuid and not n.is_request',
  direction: 'desc',
  limit: '$3::int',
  unreadOnly,
})}
order by n.latest_id desc limit $3::int`;

export const NOTIFICATIONS = { all: list(VISIBLE), unread: list(`${UNREAD} and ${VISIBLE}`) } as const;
export const NOTIFICATIONS_OF_KINDS = { all: listOfKinds(false), unread: listOfKinds(true) } as const;

/** $1 recipient. */
export const UNREAD_NOTIFICATIONS = `
select count(*)::int as unread from notifications n where n.recipient_id = $1::uuid and not n.is_request and ${UNREAD}
  and ${VISIBLE}`;

/** $1 recipient, $2 act, $3 rows. */
export const NEWER_NOTIFICATIONS = `
select n.id from notifications n
where n.recipient_id = $1::uuid and n.latest_id > $2::uuid and ${VISIBLE}
order by n.latest_id desc limit $3::int`;

const MENTIONS: readonly NotificationKindName[] = ['MENTION'];

interface GroupRow {
  id: string;
  position: string;
}

/** Notifications of a user, latest act first. The position is the id of that act. */
@Injectable()
export class NotificationTimelines {
  constructor(private readonly database: Database) {}

  /** @param kinds those alone; null for all */
  async ofUser(
    userId: string,
    filter: NotificationFilterName,
    kinds: readonly NotificationKindName[] | null,
    page: KeysetPage,
  ): Promise<IdPage> {
    const wanted = filter === 'MENTIONS' ? MENTIONS.filter((kind) => kinds?.includes(kind) ?? true) : kinds;
    const statement = (wanted ? NOTIFICATIONS_OF_KINDS : NOTIFICATIONS)[filter === 'UNREAD' ? 'unread' : 'all'];
    const position = page.after?.[0] ?? MAX_ID;
    const rows = await this.database.rows<GroupRow>(statement, [
      ...[userId, position, page.first + 1],
      ...(wanted ? [wanted] : []),
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** Unread notifications: exactly as many as the unread list holds. */
  async unreadOf(userId: string): Promise<number> {
    const [row] = await this.database.rows<{ unread: number }>(UNREAD_NOTIFICATIONS, [userId]);
    return row?.unread ?? 0;
  }

  /** Those with an act that is newer than a position, latest first. @param most how many at most */
  async newerThan(userId: string, position: string, most: number): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(NEWER_NOTIFICATIONS, [userId, position, most]);
    return rows.map(({ id }) => id);
  }
}
