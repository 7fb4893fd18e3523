import { storing } from '#kernel/events/outbox-statements.js';
import { blocks, notBlockedBy } from '#people/ties/relationship-conditions.js';
import { inAudience } from '../model/post-audience.js';
import { PollEnded, PollVotesChanged } from './poll.events.js';

/** The statements of polls. They use the database's clock, because servers may disagree about the time. */

/** The tallies of the poll `q` with more or fewer votes. @param choices an expression over `q` */
const tallied = (change: '+ 1' | '- 1', choices: string) => `(
    select array_agg(case when (t.place - 1)::smallint = any(${choices}) then t.votes ${change} else t.votes end order by t.place)
    from unnest(q.tallies) with ordinality t (votes, place))`;

/** $1 post, which was stored in the same transaction, $2 options, $3 multiple, $4 hidden until its end, $5 minutes. */
export const INSERT_POLL = `
with marked as (
  update posts set has_poll = true where id = $1::uuid
)
insert into polls (post_id, options, tallies, is_multiple, hides_until_end, ends_at)
values ($1::uuid, $2::text[], array_fill(0, array[cardinality($2::text[])]), $3::boolean, $4::boolean,
  now() + make_interval(mins => $5::int))`;

/** Replaces a poll without votes, with the parameters of INSERT_POLL. */
export const REPLACE_POLL = `
update polls set options = $2::text[], tallies = array_fill(0, array[cardinality($2::text[])]), is_multiple = $3::boolean,
  hides_until_end = $4::boolean, ends_at = now() + make_interval(mins => $5::int)
where post_id = $1::uuid`;

/** Locks a poll against votes. $1 post. */
export const LOCK_POLL = `
select q.voter_count, q.ends_at <= now() as has_ended from polls q where q.post_id = $1::uuid for update`;

/** $1 posts. */
export const DELETE_POLLS = `
with gone as (
  delete from polls where post_id = any($1::uuid[]) returning post_id
)
update posts set has_poll = false where id in (select post_id from gone)`;

/** The poll of a post that no one saw lasts from its publication. $1 post. */
export const START_POLL = `
update polls q set ends_at = q.ends_at + (now() - p.created_at) from posts p where p.id = q.post_id and q.post_id = $1::uuid`;

/** The answers of a post, if it has a poll. $1 post. */
export const OPTIONS_OF = 'select q.options from polls q where q.post_id = $1::uuid';

/** $1 scheduled post, $2 poll (json) or null. */
export const SET_SCHEDULED_POLL = 'update scheduled_posts set poll = $2::jsonb where id = $1::uuid';

/** $1 scheduled post. */
export const SCHEDULED_POLL = 'select s.poll from scheduled_posts s where s.id = $1::uuid';

/**
 * One vote. The poll is locked first, so that an edit of its options happens before or finds the vote; the primary key decides which of two votes of a
 * person counts, and only that one changes the tallies. $1 post, $2 voter, $3 choices (sorted, different), $4 event. No row if
 * the voter can't read the post, or it has no poll.
 */
export const VOTE = `
with target as materialized (
  select q.post_id, p.author_id = $2::uuid as is_own, q.ends_at <= now() as has_ended,
    cardinality($3::smallint[]) between 1 and case when q.is_multiple then cardinality(q.options) else 1 end
      and 0 <= all ($3::smallint[]) and cardinality(q.options) > all ($3::smallint[]) as is_valid,
    ${blocks('$2::uuid', 'p.author_id')} as blocks
  from posts p join users u on u.id = p.author_id and u.is_active join polls q on q.post_id = p.id
  where p.id = $1::uuid and p.deleted_at is null and ${notBlockedBy('$2::uuid', 'p.author_id')} and ${inAudience('$2::uuid')}
  for no key update of q
), voted as (
  insert into poll_votes (post_id, user_id, choices, created_at)
  select post_id, $2::uuid, $3::smallint[], now() from target where is_valid and not is_own and not has_ended and not blocks
  on conflict (post_id, user_id) do nothing
  returning post_id
), counted as (
  update polls q set voter_count = q.voter_count + 1, tallies = ${tallied('+ 1', '$3::smallint[]')}
  where q.post_id = (select post_id from voted) returning q.post_id
), event as (${storing('$4', PollVotesChanged.type, "jsonb_build_object('postId', post_id)", 'counted')}
)
select is_own, has_ended, is_valid, blocks, exists (select 1 from counted) as is_counted from target`;

/** Takes votes of a person out, in the order of the polls' ids as by every other writer. $1 person, $2 rows. Returns the polls. */
export const DELETE_VOTES = `
with taken as (
  delete from poll_votes where user_id = $1::uuid and post_id in (
    select v.post_id from poll_votes v where v.user_id = $1::uuid order by v.post_id limit $2::int)
  returning post_id, choices
), locked as (
  select q.post_id from polls q where q.post_id in (select post_id from taken) order by q.post_id for no key update
)
update polls q set voter_count = q.voter_count - 1, tallies = ${tallied('- 1', 'taken.choices')}
from locked join taken on taken.post_id = locked.post_id where q.post_id = locked.post_id
returning q.post_id as id`;

/** Announces the ends of polls that no other server has locked. A held post waits until it is shown again. $1 rows, $2 events. */
export const END_POLLS = `
with due as (
  select q.post_id from polls q join posts p on p.id = q.post_id and p.deleted_at is null
  where q.told_at is null and q.ends_at <= now()
  order by q.ends_at limit $1::int for no key update of q skip locked
), told as (
  update polls q set told_at = now() from due where q.post_id = due.post_id returning q.post_id
), numbered as (
  select post_id, row_number() over (order by post_id)::int as place from told
), event as (${storing('($2::uuid[])[place]', PollEnded.type, "jsonb_build_object('postId', post_id)", 'numbered')}
)
select post_id, place from numbered`;

/** Milliseconds until the next poll ends, locked or not; negative if it is over. */
export const NEXT_END = `
select (extract(epoch from q.ends_at - clock_timestamp()) * 1000)::float8 as milliseconds
from polls q join posts p on p.id = q.post_id and p.deleted_at is null
where q.told_at is null order by q.ends_at limit 1`;
