import { notBlocked } from '#people/relationships/relationship-conditions.js';

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

/**
 * The conversation of these users, created if there is none; two concurrent first whispers get the same one. $1 id if
 * it is new, $2 users in order, $3 time. The update changes nothing and only locks an existing row.
 */
export const OPEN_CONVERSATION = `
with conversation as (
  insert into conversations (id, people, created_at) values ($1::uuid, $2::uuid[], $3::timestamptz)
  on conflict (people) do update set people = conversations.people
  returning id, people, last_whisper_id
), joined as (
  insert into participants (conversation_id, user_id, activity_id)
  select c.id, person.id, c.id from conversation c cross join unnest($2::uuid[]) person (id) where c.id = $1::uuid
)
select id, people, last_whisper_id from conversation`;

/**
 * A conversation of a user, whether any other participant is still active, and whether it is between two people one of whom
 * blocks the other. $1 conversation, $2 user.
 */
export const LOCK_CONVERSATION = `
select c.id, c.people, c.last_whisper_id, exists (
  select 1 from users u where u.id = any(c.people) and u.id <> $2::uuid and u.is_active
) as is_heard, cardinality(c.people) = 2 and exists (
  select 1 from relationships s
  where s.owner_id = $2::uuid and s.other_id = any(c.people) and (s.blocks or s.is_blocked)
) as is_blocked
from conversations c where c.id = $1::uuid and $2::uuid = any(c.people)
for no key update of c`;

/** $1 id, $2 conversation, $3 author, $4 content, $5 time, $6 idempotency key of the request or null. */
export const INSERT_WHISPER = `
with whisper as (
  insert into whispers (id, conversation_id, author_id, content, created_at, sent_key)
  values ($1::uuid, $2::uuid, $3::uuid, $4, $5::timestamptz, $6)
), conversation as (
  update conversations set last_whisper_id = $1::uuid where id = $2::uuid
)
update participants set
  activity_id = $1::uuid,
  unread_count = unread_count + case when user_id = $3::uuid then 0 else 1 end
where conversation_id = $2::uuid`;

/**
 * Touches one row, so the conversation need not be locked: a whisper is either read or not. $1 conversation, $2 user.
 */
export const MARK_READ = `
update participants set last_read_id = activity_id, unread_count = 0
where conversation_id = $1::uuid and user_id = $2::uuid
returning conversation_id as id`;
