import { perRows, type Statement } from '#posts/timelines/post.timeline-statements.js';
import { groupsOfKinds, isPostRead, SEEN } from '../read/notification.timelines.js';

/*
 * Notifications act by act. The parameters of every list: $1 recipient, $2 position below which, or up to which, $3 position above
 * which, or from which, $4 kinds that are listed by group, $5 kinds that are listed by act, $6 whose acts alone, or null, $7 whether
 * what waits as a request is among them.
 */

/** People of a group who are named. */
export const MAX_ACTORS = 8;

const isListed = '(not n.is_request or $7::boolean)';
/** A reply is its own post: its group has the latest one. */
const POST = "case when a.kind = 'REPLY' then a.act_id else n.post_id end";

/** A post that mentions the recipient, or replies to them, and quotes them as well is listed once, since the ids of both acts are its own. */
const isOnce = `(a.kind not in ('QUOTE', 'QUOTE_REQUEST') or (
  select true from notification_acts o
  where o.recipient_id = a.recipient_id and o.act_id = a.act_id and o.kind in ('MENTION', 'REPLY') and o.kind = any($5::text[])
  limit 1) is null)`;

interface Part {
  /** The condition on positions, by the column that has them. */
  readonly within: (position: string) => string;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly unreadOnly?: boolean;
  /** Only of the group $8. */
  readonly ofGroup?: boolean;
}

const IN_GROUP = 'n.id = $8::uuid';
const isUnread = '(n.read_id is null or n.read_id < n.latest_id)';
const isRead = (position: string) => `(n.read_id is not null and n.read_id >= ${position})`;

/**
 * Acts with their groups. A list walks the acts, and looks each group up, where PostgreSQL might read all groups instead; what is
 * unread is found by its groups.
 */
const actsOf = ({ unreadOnly = false, ofGroup = false, limit }: Part) =>
  unreadOnly
    ? `notifications n
cross join lateral (
  select g.act_id, g.kind, g.actor_id, g.recipient_id from notification_acts g
  where g.notification_id = n.id and (n.read_id is null or n.read_id < g.act_id) order by g.act_id desc limit ${limit}) a
join users u on u.id = a.actor_id and u.is_active and ${SEEN}
where n.recipient_id = $1::uuid and ${isUnread} and n.kind = any($5::text[]) and ${isListed}${ofGroup ? ` and ${IN_GROUP}` : ''}`
    : `notification_acts a
join lateral (select g.id, g.post_id, g.read_id, g.is_request from notifications g where g.id = a.notification_id limit 1) n on ${isListed}
join users u on u.id = a.actor_id and u.is_active and ${SEEN}
where a.recipient_id = $1::uuid`;

const acts = (part: Part) => `
select a.act_id as position, n.id as group_id, a.kind, ${POST} as post_id, a.actor_id, ${isRead('a.act_id')} as is_read, 1 as act_count
from ${actsOf(part)} and ${part.within('a.act_id')} and a.kind = any($5::text[])
  and ($6::uuid is null or a.actor_id = $6::uuid) and ${isOnce} and ${isPostRead(`(${POST})`)}
order by a.act_id ${part.direction} limit ${part.limit}`;

const groups = ({ within, direction, limit, unreadOnly = false, ofGroup = false }: Part) => `
select n.latest_id as position, n.id as group_id, n.kind, n.post_id, null::uuid as actor_id, ${isRead('n.latest_id')} as is_read, n.actor_count as act_count
from ${groupsOfKinds({
  kinds: '$4::text[]',
  where: `${within('n.latest_id')} and ${isListed}${ofGroup ? ` and ${IN_GROUP}` : ''}`,
  direction,
  limit,
  unreadOnly,
})}
order by n.latest_id ${direction} limit ${limit}`;

const all = (part: Part) => `
(${acts(part)}) union all
(${groups(part)})
order by position ${part.direction} limit ${part.limit}`;

/** With those who act in a group, latest first, and the oldest of their acts. */
const named = (list: string, direction: Part['direction']) => `
select e.*, people.ids as actor_ids, people.oldest from (${list}) e
left join lateral (
  select array_agg(shown.actor_id order by shown.act_id desc) as ids, (array_agg(shown.act_id order by shown.act_id))[1] as oldest from (
    select a.actor_id, a.act_id from notification_acts a join users u on u.id = a.actor_id and u.is_active and ${SEEN}
    where a.notification_id = e.group_id order by a.act_id desc limit ${MAX_ACTORS}) shown
) people on e.actor_id is null
order by e.position ${direction}`;

const between = (position: string) => `${position} < $2::uuid and ${position} > $3::uuid`;
const statement = (direction: Part['direction']): Statement =>
  perRows((limit) => named(all({ within: between, direction, limit }), direction));

/** The newest first, and the oldest first. */
export const ENTRIES = statement('desc');
export const ENTRIES_UPWARDS = statement('asc');

const unread = (ofGroup: boolean) =>
  perRows((limit) => named(all({ within: between, direction: 'desc', limit, unreadOnly: true, ofGroup }), 'desc'));

/** What is unread, at most `limit`. */
export const UNREAD_ENTRIES = unread(false);
/** The same of the group $8. */
export const UNREAD_OF_GROUP = unread(true);

/** The one at a position: $2 and $3 are both that. */
export const ENTRY = named(
  all({ within: (position) => `${position} between $3::uuid and $2::uuid`, direction: 'desc', limit: 1 }),
  'desc',
);

/** $1 recipient, $2 group, $3 rows. */
export const ACTORS_OF_GROUP = `
select a.actor_id as id from notification_acts a
join notifications n on n.id = a.notification_id and n.recipient_id = $1::uuid
join users u on u.id = a.actor_id and u.is_active and ${SEEN}
where a.notification_id = $2::uuid order by a.act_id desc limit $3::int`;

/** The latest act of a group. $1 recipient, $2 group. */
export const POSITION_OF_GROUP = `
select n.latest_id as position from notifications n where n.id = $2::uuid and n.recipient_id = $1::uuid`;
