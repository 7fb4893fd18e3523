import { wantsKind } from '#identity/users/notified-kinds.js';
import type { NotifiedKind } from '#identity/users/user.entity.js';
import { notBlocked, notMuted } from '#people/ties/relationship-conditions.js';
import { notInMutedThread } from '#posts/model/muted-thread-statements.js';
import { inAudience } from '#posts/model/post-audience.js';
import { NOTIFICATION_OUTCOME } from '#people/notification-policies/policy-outcomes.js';
import type { NotificationKindName } from '../read/notification-kinds.js';
import { isPushed } from '../push/is-pushed.js';

/**
 * The statements that write notifications. Each one reads the current state of the nod, follow or post and locks it, so
 * events may arrive twice, late and in any order and the rows still end up the same. Each event takes one statement at
 * most, because they run after every nod; nods are batched.
 */

/**
 * Whether to email user r about an act of a kind: they want it, haven't been here for an hour, and got no such email
 * within the last one. Addresses of demo people lead nowhere (RFC 2606).
 */
const isEmailed = (kind: string) => `(r.email_notifications and '${kind}' = any (r.mailed_kinds)
  and coalesce(r.last_seen_at < now() - interval '1 hour', false)
  and coalesce(r.notified_by_mail_at < now() - interval '1 hour', true) and r.email_key not like '%.invalid')`;

/**
 * Records acts that are not recorded yet, grouped by kind, subject and day (UTC), unless the recipient turned the kind
 * off, one of the two blocks the other, or the recipient's policy ignores it. What the policy makes a request is grouped by its actor
 * besides, under a subject of its own, and told no one. No one is notified of their own acts. Of two concurrent deliveries only one counts: the second violates the
 * primary key and fails as a whole.
 * @param act selects id, actor_id, recipient_id, subject_id, post_id, acted_at, and new_id for a new group. Returns the
 * changed groups, each with the acts that changed it.
 * @param group the column of act by which acts are grouped
 * @param choice the kind that people turn on and off
 * @param wanted what else decides whether people want it
 */
export const record = (
  kind: NotificationKindName,
  act: string,
  group = 'subject_id',
  choice: NotifiedKind = kind as NotifiedKind,
  wanted = wantsKind(choice),
) => `
with ${act}, fresh as materialized (
  select act.*, (act.acted_at at time zone 'utc')::date as day,
    case when policed.outcome = 1 then act.actor_id end as requester_id,
    case when policed.outcome = 1 then md5(act.${group}::text || act.actor_id)::uuid else act.${group} end as group_id
  from act
  join users r on r.id = act.recipient_id and r.is_active and r.email_verified_at is not null
    and ${wanted}
  join users actor on actor.id = act.actor_id
  left join notification_policies policy on policy.user_id = r.id
  cross join lateral (select ${NOTIFICATION_OUTCOME} as outcome offset 0) policed
  where act.recipient_id <> act.actor_id and policed.outcome < 2 and ${notBlocked('act.recipient_id', 'act.actor_id')} and not exists (
    select 1 from notification_acts a
    where a.recipient_id = act.recipient_id and a.kind = '${kind}' and a.subject_id = act.subject_id
      and a.actor_id = act.actor_id)
), grouped as (
  insert into notifications (id, recipient_id, kind, subject_id, post_id, day, latest_id, actor_count, is_request, requester_id)
  select (array_agg(new_id))[1], recipient_id, '${kind}', group_id, post_id, day,
    (array_agg(id order by id desc))[1], count(*)::int, requester_id is not null, requester_id
  from fresh group by recipient_id, group_id, post_id, day, requester_id
  order by recipient_id, group_id, day
  on conflict (recipient_id, kind, subject_id, day) do update set
    actor_count = notifications.actor_count + excluded.actor_count,
    post_id = case when excluded.latest_id > notifications.latest_id then excluded.post_id else notifications.post_id end,
    latest_id = greatest(notifications.latest_id, excluded.latest_id)
  returning id, recipient_id, subject_id as group_id, day, is_request
), told as (
  insert into notification_acts (recipient_id, kind, subject_id, actor_id, notification_id, act_id)
  select fresh.recipient_id, '${kind}', fresh.subject_id, fresh.actor_id, grouped.id, fresh.id
  from fresh join grouped on grouped.recipient_id = fresh.recipient_id and grouped.group_id = fresh.group_id
    and grouped.day = fresh.day
  returning notification_id as id, recipient_id, actor_id, act_id
)
select told.id, told.recipient_id, told.act_id, ${isEmailed(choice)} as is_emailed, ${isPushed(kind)} as is_pushed
from told join grouped on grouped.id = told.id and not grouped.is_request join users r on r.id = told.recipient_id
where ${notMuted('told.recipient_id', 'told.actor_id', 'NOTIFICATIONS')}`;

/**
 * $1 ids for new groups, $2 users who nodded, $3 their posts, as pairs. The lock on the post waits for a removal in
 * progress and sees its result.
 */
export const RECORD_NODS = record(
  'NOD',
  `act as (
  select n.id, n.user_id as actor_id, p.author_id as recipient_id, p.id as subject_id, p.id as post_id,
    n.created_at as acted_at, asked.new_id
  from unnest($1::uuid[], $2::uuid[], $3::uuid[]) asked (new_id, user_id, post_id)
  join nods n on n.user_id = asked.user_id and n.post_id = asked.post_id
  join posts p on p.id = n.post_id and p.deleted_at is null
  for key share of n, p
)`,
);

/** The same for requacks. $1 ids for new groups, $2 users who requacked, $3 the originals, as pairs. */
export const RECORD_REQUACKS = record(
  'REQUACK',
  `act as (
  select r.id, r.author_id as actor_id, p.author_id as recipient_id, p.id as subject_id, p.id as post_id,
    r.created_at as acted_at, asked.new_id
  from unnest($1::uuid[], $2::uuid[], $3::uuid[]) asked (new_id, user_id, post_id)
  join posts r on r.author_id = asked.user_id and r.requack_of = asked.post_id
  join posts p on p.id = r.requack_of and p.deleted_at is null
  for key share of r, p
)`,
);

/** $1 id for a new group, $2 follower, $3 followee. */
export const RECORD_FOLLOW = record(
  'FOLLOW',
  `act as (
  select f.id, f.follower_id as actor_id, f.followee_id as recipient_id, f.followee_id as subject_id,
    null::uuid as post_id, f.created_at as acted_at, $1::uuid as new_id
  from follows f where f.follower_id = $2::uuid and f.followee_id = $3::uuid
  for key share
)`,
);

/** Who turned off notifications of new followers gets none of requests either. $1 id for a new group, $2 follower, $3 followee. */
export const RECORD_FOLLOW_REQUEST = record(
  'FOLLOW_REQUEST',
  `act as (
  select q.id, q.follower_id as actor_id, q.followee_id as recipient_id, q.followee_id as subject_id,
    null::uuid as post_id, q.created_at as acted_at, $1::uuid as new_id
  from follow_requests q where q.follower_id = $2::uuid and q.followee_id = $3::uuid
  for key share
)`,
  'subject_id',
  'FOLLOW',
);

/** $1 id for a new group, $2 follower, who is told, $3 followee, who accepted. */
export const RECORD_FOLLOW_ACCEPTED = record(
  'FOLLOW_ACCEPTED',
  `act as (
  select f.id, f.followee_id as actor_id, f.follower_id as recipient_id, f.follower_id as subject_id,
    null::uuid as post_id, f.created_at as acted_at, $1::uuid as new_id
  from follows f where f.follower_id = $2::uuid and f.followee_id = $3::uuid
  for key share
)`,
  'subject_id',
  'FOLLOW',
);

/**
 * Replies are grouped by the post that they reply to. An act is the reply, whose id is also the id of the act, so that
 * everyone is notified of each of someone's replies. $1 id for a new group, $2 the reply.
 */
export const RECORD_REPLY = record(
  'REPLY',
  `act as (
  select p.id, p.author_id as actor_id, parent.author_id as recipient_id, p.id as subject_id, p.id as post_id,
    parent.id as parent_id, p.created_at as acted_at, $1::uuid as new_id
  from posts p join posts parent on parent.id = p.parent_id and parent.deleted_at is null
  where p.id = $2::uuid and p.deleted_at is null and ${inAudience('parent.author_id')}
    and ${notInMutedThread('parent.author_id', 'p.root_id')}
  for key share of p
)`,
  'parent_id',
);

/** @param state of the quote */
const quoteAct = (state: string) => `act as (
  select p.id, p.author_id as actor_id, q.quoted_author_id as recipient_id, p.id as subject_id, p.id as post_id,
    p.created_at as acted_at, $1::uuid as new_id
  from quotes q join posts p on p.id = q.post_id and p.deleted_at is null
  join posts quoted on quoted.id = q.quoted_id and quoted.deleted_at is null
  where q.post_id = $2::uuid and q.state = '${state}' and q.decided_at is null
  for share of q, p
)`;

/** Someone quoted a post. Who turned off mentions is not told of quotes either. $1 id for a new group, $2 the post that quotes. */
export const RECORD_QUOTE = record('QUOTE', quoteAct('ACCEPTED'), 'subject_id', 'MENTION');

/** Someone waits for an answer, so people can't turn it off. $1 id for a new group, $2 the post that quotes. */
export const RECORD_QUOTE_REQUEST = record('QUOTE_REQUEST', quoteAct('PENDING'), 'subject_id', 'MENTION', 'true');

/** What was decided. $1 the post that quotes. */
export const FORGET_QUOTE_REQUEST = `
delete from notifications n
where n.post_id = $1::uuid and n.kind = 'QUOTE_REQUEST'
  and not exists (select 1 from quotes q where q.post_id = $1::uuid and q.state = 'PENDING')`;

/** What waits to quote a post that was deleted. $1 that post, $2 its author. */
export const FORGET_QUOTE_REQUESTS_OF = `
delete from notifications n using quotes q, posts p
where q.quoted_author_id = $2::uuid and q.state = 'PENDING' and q.quoted_id = $1::uuid
  and p.id = q.quoted_id and p.deleted_at is not null and n.post_id = q.post_id and n.kind = 'QUOTE_REQUEST'`;

/**
 * A notification of the product itself, once per subject; deactivated users find it when they return. $1 id, $2
 * recipient, $3 subject, $4 reason.
 */
export const RECORD_SYSTEM = `
insert into notifications (id, recipient_id, kind, subject_id, reason, day, latest_id, actor_count)
select $1::uuid, r.id, 'SYSTEM', $3::uuid, $4, (now() at time zone 'utc')::date, $1::uuid, 0
from users r
where r.id = $2::uuid and r.deleted_at is null and not exists (
  select 1 from notifications n where n.recipient_id = r.id and n.kind = 'SYSTEM' and n.subject_id = $3::uuid)
on conflict (recipient_id, kind, subject_id, day) do nothing
returning id, recipient_id, latest_id as act_id, false as is_emailed, (
  select r.is_active and ${isPushed('SYSTEM')} from users r where r.id = recipient_id) as is_pushed`;

const LATEST_LEFT = `case when locked.latest_id <> all (taken.ids) then locked.latest_id else coalesce((
    select a.act_id from notification_acts a
    where a.notification_id = locked.id and a.act_id <> all (taken.ids)
    order by a.act_id desc limit 1), locked.latest_id) end`;

/**
 * Removes acts from their groups, and a group with its last act, unless the act was repeated. Locks groups before acts,
 * as `record` does.
 * @param undone selects the rows `a` of notification_acts that were undone
 */
const undo = (undone: string) => `
with undone as materialized (
  select a.recipient_id, a.kind, a.subject_id, a.actor_id, a.notification_id ${undone}
), locked as materialized (
  select n.id, n.actor_count, n.latest_id from notifications n
  where n.id in (select notification_id from undone)
  order by n.recipient_id, n.subject_id, n.day for update
), gone as (
  delete from notification_acts a using undone u, locked
  where a.recipient_id = u.recipient_id and a.kind = u.kind and a.subject_id = u.subject_id and a.actor_id = u.actor_id
    and a.notification_id = locked.id
  returning a.notification_id, a.act_id
), taken as (
  select notification_id, count(*)::int as acts, array_agg(act_id) as ids from gone group by notification_id
), emptied as (
  delete from notifications n using locked join taken on taken.notification_id = locked.id
  where n.id = locked.id and locked.actor_count <= taken.acts
)
update notifications n set
  actor_count = locked.actor_count - taken.acts,
  latest_id = ${LATEST_LEFT},
  post_id = case when n.kind = 'REPLY' then ${LATEST_LEFT} else n.post_id end
from locked join taken on taken.notification_id = locked.id
where n.id = locked.id and locked.actor_count > taken.acts`;

const undoOnPosts = (kind: NotificationKindName, isRepeated: string) =>
  undo(`
  from unnest($1::uuid[], $2::uuid[]) asked (user_id, post_id)
  join posts p on p.id = asked.post_id
  join notification_acts a on a.recipient_id = p.author_id and a.kind = '${kind}' and a.subject_id = asked.post_id
    and a.actor_id = asked.user_id
  where not exists (${isRepeated})`);

/** $1 users who nodded, $2 their posts, as pairs. */
export const UNDO_NODS = undoOnPosts(
  'NOD',
  'select 1 from nods n where n.user_id = asked.user_id and n.post_id = asked.post_id',
);

/** $1 users who requacked, $2 the originals, as pairs. */
export const UNDO_REQUACKS = undoOnPosts(
  'REQUACK',
  'select 1 from posts r where r.author_id = asked.user_id and r.requack_of = asked.post_id',
);

/** What was told to both about a follow that ended. $1 follower, $2 former followee. */
export const UNDO_FOLLOW = undo(`
  from (values ($2::uuid, 'FOLLOW', $1::uuid), ($1::uuid, 'FOLLOW_ACCEPTED', $2::uuid)) told (recipient_id, kind, actor_id)
  join notification_acts a on a.recipient_id = told.recipient_id and a.kind = told.kind
    and a.subject_id = told.recipient_id and a.actor_id = told.actor_id
  where not exists (select 1 from follows where follower_id = $1::uuid and followee_id = $2::uuid)`);

/** $1 who asked, $2 whom. */
export const UNDO_FOLLOW_REQUEST = undo(`
  from notification_acts a
  where a.recipient_id = $2::uuid and a.kind = 'FOLLOW_REQUEST' and a.subject_id = $2::uuid and a.actor_id = $1::uuid
    and not exists (select 1 from follow_requests where follower_id = $1::uuid and followee_id = $2::uuid)`);

/** Everything about a deleted post, except that it was a reply. $1 post. */
export const FORGET_POST = `
delete from notifications n using posts p
where p.id = $1::uuid and p.deleted_at is not null and n.post_id = p.id and n.kind <> 'REPLY'`;

/** $1 the deleted reply. */
export const FORGET_REPLY = undo(`
  from posts p join posts parent on parent.id = p.parent_id
  join notification_acts a on a.recipient_id = parent.author_id and a.kind = 'REPLY' and a.subject_id = p.id
    and a.actor_id = p.author_id
  where p.id = $1::uuid and p.deleted_at is not null`);

/** $1 recipient, $2 the newest group to mark, or null for all. */
export const MARK_READ = `
update notifications n set read_id = n.latest_id
where n.recipient_id = $1::uuid and (n.read_id is null or n.read_id < n.latest_id) and not n.is_request
  and ($2::uuid is null or n.latest_id <= (select upto.latest_id from notifications upto where upto.id = $2::uuid))`;

/** $1 recipient, $2 the newest act to mark. A group with newer acts stays unread, but tells which of them are read. */
export const MARK_READ_TO = `
update notifications n set read_id = least(n.latest_id, $2::uuid)
where n.recipient_id = $1::uuid and (n.read_id is null or n.read_id < n.latest_id) and not n.is_request
  and (n.read_id is null or n.read_id < $2::uuid)
  and (n.latest_id <= $2::uuid or exists (
    select 1 from notification_acts a where a.notification_id = n.id and a.act_id <= $2::uuid))`;
