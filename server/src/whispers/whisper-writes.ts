import { WHISPER_OUTCOME } from '#people/notification-policies/policy-outcomes.js';
import { notBlocked } from '#people/ties/relationship-conditions.js';

/**
 * The statements that store whispers. Each one locks its conversation first, so whispers of a conversation are stored
 * one after the other.
 */

/** Who can receive whispers of an author: no one who blocks them, or whom they block. $1 handles in lower case, $2 author. */
export const RECIPIENTS = `
select id, handle_key from users
where handle_key = any($1::text[]) and is_active and email_verified_at is not null and ${notBlocked('$2::uuid', 'users.id')}`;

/** How many of these people don't follow someone. $1 people, $2 that one. */
export const STRANGERS = `
select count(*)::int as n from unnest($1::uuid[]) person (id)
where person.id <> $2::uuid and not exists (
  select 1 from follows f where f.follower_id = person.id and f.followee_id = $2::uuid)`;

/** Whether someone else takes part in a conversation `c` and is still active. */
const isHeard = (author: string) => `exists (
  select 1 from participants p join users u on u.id = p.user_id
  where p.conversation_id = c.id and p.user_id <> ${author} and u.is_active)`;

/**
 * The conversation of these users, created if there is none; two concurrent first whispers get the same one. $1 id if
 * it is new, $2 users in order, $3 time, $4 author. The update changes nothing and only locks an existing row. A new conversation is a
 * request for everyone else; its first whisper decides whether it stays one. An author who had left an existing one takes part again,
 * from here on.
 */
export const OPEN_CONVERSATION = `
with conversation as (
  insert into conversations (id, people, created_at) values ($1::uuid, $2::uuid[], $3::timestamptz)
  on conflict (people) do update set people = conversations.people
  returning id, people, last_whisper_id
), joined as (
  insert into participants (conversation_id, user_id, activity_id, is_request, last_read_id, cleared_id)
  select c.id, person.id, c.id, person.id <> $4::uuid, c.last_whisper_id, c.last_whisper_id
  from conversation c cross join unnest($2::uuid[]) person (id) where c.id = $1::uuid or person.id = $4::uuid
  on conflict (conversation_id, user_id) do nothing
)
select c.id, people, last_whisper_id, c.id = $1::uuid or ${isHeard('$4::uuid')} as is_heard from conversation c`;

/**
 * A conversation of a user, whether any other participant is still active, and whether it is between two people one of whom
 * blocks the other. $1 conversation, $2 user.
 */
export const LOCK_CONVERSATION = `
select c.id, c.people, c.last_whisper_id, ${isHeard('$2::uuid')} as is_heard, cardinality(c.people) = 2 and exists (
  select 1 from relationships s
  where s.owner_id = $2::uuid and s.other_id = any(c.people) and (s.blocks or s.is_blocked)
) as is_blocked
from conversations c join participants me on me.conversation_id = c.id and me.user_id = $2::uuid where c.id = $1::uuid
for no key update of c`;

/**
 * $1 id, $2 conversation, $3 author, $4 content, $5 time, $6 idempotency key of the request or null, $7 the whisper that it answers,
 * which counts if it is of the conversation, or null. For whom the conversation is a
 * request, it remains one if their policy says so about this author; one that is accepted meanwhile stays accepted. The
 * author accepts it by writing.
 */
export const INSERT_WHISPER = `
with whisper as (
  insert into whispers (id, conversation_id, author_id, content, created_at, sent_key, answered_id)
  values ($1::uuid, $2::uuid, $3::uuid, $4, $5::timestamptz, $6,
    (select a.id from whispers a where a.id = $7::uuid and a.conversation_id = $2::uuid))
), conversation as (
  update conversations set last_whisper_id = $1::uuid where id = $2::uuid
), decided as materialized (
  select r.id, ${WHISPER_OUTCOME} as outcome
  from participants asked join users r on r.id = asked.user_id join users actor on actor.id = $3::uuid
  left join notification_policies policy on policy.user_id = r.id
  where asked.conversation_id = $2::uuid and asked.is_request and asked.user_id <> $3::uuid
)
update participants p set
  activity_id = $1::uuid,
  unread_count = p.unread_count + case when p.user_id = $3::uuid then 0 else 1 end,
  is_request = p.is_request and coalesce((select d.outcome > 0 from decided d where d.id = p.user_id), false),
  dismissed_id = case when (select d.outcome from decided d where d.id = p.user_id) = 2 then $1::uuid else p.dismissed_id end
where p.conversation_id = $2::uuid`;

/**
 * Touches one row, so the conversation need not be locked: a whisper is either read or not. $1 conversation, $2 user.
 */
export const MARK_READ = `
update participants set last_read_id = activity_id, unread_count = 0
where conversation_id = $1::uuid and user_id = $2::uuid
returning conversation_id as id`;

/**
 * What a participant decides about a request: `accept` makes it a conversation like others, `dismiss` hides it until there is a newer
 * whisper, and `restore` undoes that. For one that is no request, nothing changes. $1 conversation, $2 user, $3 decision.
 */
export const DECIDE_REQUEST = `
update participants set
  is_request = is_request and $3::text <> 'accept',
  dismissed_id = case when $3::text = 'dismiss' and is_request then activity_id
    when $3::text = 'restore' then null else dismissed_id end
where conversation_id = $1::uuid and user_id = $2::uuid
returning conversation_id as id`;

/** Deletes a conversation for one participant, up to its latest whisper. $1 conversation, $2 user. */
export const CLEAR_CONVERSATION = `
update participants set cleared_id = activity_id, last_read_id = activity_id, unread_count = 0
where conversation_id = $1::uuid and user_id = $2::uuid
returning conversation_id as id`;

/** $1 conversation, $2 user. One row if the user takes part: whether it is a group, which is left then. */
export const LEAVE_CONVERSATION = `
with own as (
  select p.conversation_id as id, cardinality(c.people) > 2 as is_group
  from participants p join conversations c on c.id = p.conversation_id
  where p.conversation_id = $1::uuid and p.user_id = $2::uuid
), gone as (
  delete from participants p using own where own.is_group and p.conversation_id = own.id and p.user_id = $2::uuid
)
select is_group from own`;
