/** The statements behind scheduled quacks. The clock is the database's throughout: servers may disagree about the time. */

/** One writer a person at a time, so that their limits hold; nobody who is deleted meanwhile. $1 person. Answers the time now. */
export const LOCK_AUTHOR = `
select now() as now from users where id = $1::uuid and is_active and deleted_at is null for no key update`;

/**
 * How many wait, and how many are due on the day (UTC) of an instant or were published on it, a given one apart.
 * $1 author, $2 instant, $3 scheduled quack that is not counted, or null.
 */
export const COUNT_SCHEDULED = `
with day as (
  select (date_trunc('day', $2::timestamptz at time zone 'utc')) at time zone 'utc' as begins
)
select
  (select count(*) from scheduled_posts s where s.author_id = $1::uuid and s.id is distinct from $3::uuid)::int as waiting,
  (select count(*) from scheduled_posts s, day
    where s.author_id = $1::uuid and s.id is distinct from $3::uuid and s.failure is null
      and s.publish_at >= day.begins and s.publish_at < day.begins + interval '24 hours')::int
  + (select count(*) from scheduled_publications p, day
    where p.author_id = $1::uuid and p.due_at >= day.begins and p.due_at < day.begins + interval '24 hours')::int as on_day`;

/** $1 id, $2 author, $3 content, $4 content warning, $5 instant, $6 media that it holds. */
export const INSERT_SCHEDULED = `
insert into scheduled_posts (id, author_id, content, content_warning, publish_at, due_at, created_at, media_count)
values ($1::uuid, $2::uuid, $3, $4, $5::timestamptz, $5::timestamptz, now(), $6::int)`;

/** Own ones only. $1 id, $2 author. */
export const OWN_SCHEDULED = `
select id, author_id, content, content_warning, publish_at, media_count, failure from scheduled_posts
where id = $1::uuid and author_id = $2::uuid for update`;

/** It waits again, whatever happened to it. $1 id, $2 content, $3 content warning, $4 instant, $5 media that it holds. */
export const UPDATE_SCHEDULED = `
update scheduled_posts set content = $2, content_warning = $3, publish_at = $4::timestamptz, due_at = $4::timestamptz,
  media_count = $5::int, attempts = 0, failure = null
where id = $1::uuid`;

/** $1 id, $2 author. */
export const DELETE_SCHEDULED = 'delete from scheduled_posts where id = $1::uuid and author_id = $2::uuid returning id';

/** $1 author. */
export const DELETE_ALL_SCHEDULED = 'delete from scheduled_posts where author_id = $1::uuid returning id, media_count';

/** What became of an own one. $1 id, $2 author. */
export const PUBLISHED_FROM = `
select post_id from scheduled_publications where source_id = $1::uuid and author_id = $2::uuid`;

/** The next one whose time has come and that no other server has taken. */
export const TAKE_DUE = `
select s.id, s.author_id, s.content, s.content_warning, s.publish_at, s.media_count, s.failure from scheduled_posts s
where s.failure is null and s.due_at <= now()
order by s.due_at, s.id limit 1 for update skip locked`;

/** Milliseconds until the next one is due, taken or not; below 0 where its time has passed. */
export const NEXT_DUE = `
select (extract(epoch from due_at - clock_timestamp()) * 1000)::float8 as milliseconds from scheduled_posts
where failure is null order by due_at, id limit 1`;

/** Whoever is deactivated or deleted meanwhile is so before this or after the commit, when the quack can be found. $1 person. */
export const LOCK_ACTIVE = `
select id from users where id = $1::uuid and is_active and email_verified_at is not null for no key update`;

/** It has become a quack. $1 scheduled quack, $2 quack, $3 author, $4 when it was due, or null. */
export const RECORD_PUBLICATION = `
with gone as (
  delete from scheduled_posts where id = $1::uuid
)
insert into scheduled_publications (source_id, post_id, author_id, due_at)
values ($1::uuid, $2::uuid, $3::uuid, $4::timestamptz)`;

/** Only while it is due: its author may have changed it meanwhile. $1 id, $2 failure. */
export const RECORD_FAILURE = `
update scheduled_posts set failure = $2, attempts = attempts + 1
where id = $1::uuid and failure is null and due_at <= now() returning author_id`;

/** Tries again later, up to a number of times. $1 id, $2 tries at most. Answers nothing where that many were made. */
export const POSTPONE = `
update scheduled_posts set attempts = attempts + 1, due_at = now() + interval '2 seconds' * power(2, attempts)
where id = $1::uuid and failure is null and due_at <= now() and attempts + 1 < $2::int returning id`;
