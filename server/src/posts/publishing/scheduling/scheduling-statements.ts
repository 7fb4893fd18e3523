import { MARK_COLUMNS, marksFrom } from '../../model/post-marks.js';

const ROW = `id, author_id, state, content, content_warning, ${MARK_COLUMNS}, publish_at, media_count, failure, visibility, quote_of,
  quote_rule, reply_rule, replies_close_after, parent_id, cell, poll, thread`;

/** The statements of scheduled posts. They use the database's clock, because servers may disagree about the time. */

/**
 * Serializes a user's writes, so that the limits hold, and excludes deleted users. $1 user. Returns the current time.
 */
export const LOCK_AUTHOR = `
select now() as now from users where id = $1::uuid and is_active and deleted_at is null for no key update`;

/**
 * How many are waiting, and how many are due or were published on the day (UTC) of a time, without a given one. $1
 * author, $2 time, $3 scheduled post to exclude, or null.
 */
export const COUNT_SCHEDULED = `
with day as (
  select (date_trunc('day', $2::timestamptz at time zone 'utc')) at time zone 'utc' as begins
)
select
  (select count(*) from scheduled_posts s where s.author_id = $1::uuid and s.state = 'SCHEDULED' and s.id is distinct from $3::uuid)::int as waiting,
  (select count(*) from scheduled_posts s, day
    where s.author_id = $1::uuid and s.state = 'SCHEDULED' and s.id is distinct from $3::uuid and s.failure is null
      and s.publish_at >= day.begins and s.publish_at < day.begins + interval '24 hours')::int
  + (select count(*) from scheduled_publications p, day
    where p.author_id = $1::uuid and p.due_at >= day.begins and p.due_at < day.begins + interval '24 hours')::int as on_day`;

/**
 * $1 id, $2 author, $3 content, $4 content warning, $5 time, $6 number of media, $7 marks, $8 who will read it,
 * $9 the rest of the thread (json) or null.
 */
export const INSERT_SCHEDULED = `
insert into scheduled_posts (id, author_id, content, content_warning, publish_at, due_at, created_at, media_count,
  visibility, thread, ${MARK_COLUMNS})
select $1::uuid, $2::uuid, $3, $4, $5::timestamptz, $5::timestamptz, now(), $6::int, $8, $9::jsonb, marks.*
from ${marksFrom('$7')}`;

/** Only the author's own. $1 id, $2 author. */
export const OWN_SCHEDULED = `
select ${ROW} from scheduled_posts where id = $1::uuid and author_id = $2::uuid and state = 'SCHEDULED' for update`;

/** The same, or what can still be undone. $1 id, $2 author. */
export const OWN_WAITING = `
select ${ROW} from scheduled_posts where id = $1::uuid and author_id = $2::uuid and state <> 'DRAFT' for update`;

/**
 * Resets failures, so that it is tried again. $1 id, $2 content, $3 content warning, $4 time, $5 number of media, $6 marks, $7
 * who will read it, $8 the rest of the thread (json) or null.
 */
export const UPDATE_SCHEDULED = `
update scheduled_posts set content = $2, content_warning = $3, publish_at = $4::timestamptz, due_at = $4::timestamptz,
  media_count = $5::int, (${MARK_COLUMNS}) = (select marks.* from ${marksFrom('$6')}), visibility = $7, thread = $8::jsonb, attempts = 0, failure = null
where id = $1::uuid`;

/** $1 id, $2 author. */
export const DELETE_SCHEDULED = `
delete from scheduled_posts where id = $1::uuid and author_id = $2::uuid and state = 'SCHEDULED' returning id, media_count, thread`;

/** Drafts too. $1 author. */
export const DELETE_ALL_SCHEDULED =
  'delete from scheduled_posts where author_id = $1::uuid returning id, media_count, thread';

/** The post that an own one became. $1 id, $2 author. */
export const PUBLISHED_FROM = `
select post_id from scheduled_publications where source_id = $1::uuid and author_id = $2::uuid`;

/** The next due one that no other server has locked. */
export const TAKE_DUE = `
select ${ROW} from scheduled_posts
where failure is null and due_at <= now()
order by due_at, id limit 1 for update skip locked`;

/** Milliseconds until the next one is due, locked or not; negative if it is overdue. */
export const NEXT_DUE = `
select (extract(epoch from due_at - clock_timestamp()) * 1000)::float8 as milliseconds from scheduled_posts
where failure is null and due_at is not null order by due_at, id limit 1`;

/**
 * Locks the author, so that a freeze, deactivation or deletion happens before this transaction or finds the published post. $1
 * user.
 */
export const LOCK_ACTIVE = `
select id from users
where id = $1::uuid and is_active and email_verified_at is not null and coalesce(frozen_until <= now(), true)
for no key update`;

/** Records the published post. $1 scheduled post, $2 post, $3 author, $4 when it was due, or null. */
export const RECORD_PUBLICATION = `
with gone as (
  delete from scheduled_posts where id = $1::uuid
)
insert into scheduled_publications (source_id, post_id, author_id, due_at)
values ($1::uuid, $2::uuid, $3::uuid, $4::timestamptz)`;

/** Only while it is due, because the author may have changed it in the meantime. What could be undone becomes a draft. $1 id, $2 failure. */
export const RECORD_FAILURE = `
update scheduled_posts set failure = $2, attempts = attempts + 1,
  state = case state when 'OUTGOING' then 'DRAFT' else state end,
  publish_at = case state when 'OUTGOING' then null else publish_at end,
  due_at = case state when 'OUTGOING' then null else due_at end,
  revision = revision + 1, updated_at = clock_timestamp()
where id = $1::uuid and failure is null and due_at <= now() returning author_id, state = 'DRAFT' as is_draft`;

/** Makes a draft of what can still be undone. $1 id, $2 author. */
export const UNDO = `
update scheduled_posts set state = 'DRAFT', publish_at = null, due_at = null, attempts = 0, failure = null,
  revision = revision + 1, updated_at = clock_timestamp()
where id = $1::uuid and author_id = $2::uuid and state = 'OUTGOING' returning id`;

/** Postpones the next attempt. $1 id, $2 attempts at most. Returns no row if they are used up. */
export const POSTPONE = `
update scheduled_posts set attempts = attempts + 1, due_at = now() + interval '2 seconds' * power(2, attempts)
where id = $1::uuid and failure is null and due_at <= now() and attempts + 1 < $2::int returning id`;
