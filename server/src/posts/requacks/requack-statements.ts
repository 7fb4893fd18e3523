import { storing } from '#kernel/events/outbox-statements.js';
import { blocks, notBlockedBy } from '#people/ties/relationship-conditions.js';
import { inAudience } from '../model/post-audience.js';
import { PostRequacked, PostUnrequacked } from '../model/post.events.js';

/** The original of a post that is asked for by its id or by the id of a requack, where the viewer can read both. */
const target = (post: string, viewer: string) => `
  select p.id, p.author_id, p.audience_id, ${blocks(viewer, 'p.author_id')} as blocks,
    p.audience_id is null or (p.audience_id = ${viewer} and p.author_id = ${viewer}) as is_open
  from posts asked
  join users requacker on requacker.id = asked.author_id and requacker.is_active
  join posts p on p.id = coalesce(asked.requack_of, asked.id)
  join users u on u.id = p.author_id and u.is_active
  where asked.id = ${post} and p.deleted_at is null and ${notBlockedBy(viewer, 'p.author_id')}
    and ${notBlockedBy(viewer, 'asked.author_id')} and ${inAudience(viewer)}`;

/**
 * The lock waits for a removal of the original in progress and sees its result. The unique (author, original) decides who was first,
 * and only that one changes the counter. $1 requack, $2 post, $3 user, $4 time, $5 event.
 */
export const REQUACK = `
with target as (${target('$2::uuid', '$3::uuid')}
  for no key update of p
), active as (
  select id from users where id = $3::uuid and is_active for key share
), given as (
  insert into posts (id, author_id, content, requack_of, created_at, is_listed, audience_id)
  select $1::uuid, active.id, '', target.id, $4::timestamptz, false, target.audience_id
  from target, active where not target.blocks and target.is_open
  on conflict (author_id, requack_of) where requack_of is not null do nothing
  returning requack_of
), counted as (
  update posts set requack_count = requack_count + 1 where id = (select requack_of from given) returning id, author_id
), known as (
  update users set has_requacked = true where id = $3::uuid and not has_requacked and exists (select from given)
), event as (${storing(
  '$5',
  PostRequacked.type,
  "jsonb_build_object('requackId', $1::uuid, 'postId', id, 'authorId', author_id, 'userId', $3::uuid)",
  'counted',
)}
)
select id, author_id, blocks, is_open, exists (select 1 from counted) as changed from target`;

/**
 * Everything that changes requacks locks the original before its requacks, so that no two wait for each other. A statement of its own,
 * because the next one sees what was committed meanwhile. $1 post, $2 user.
 */
export const LOCK_ORIGINAL = `${target('$1::uuid', '$2::uuid')}
  for no key update of p`;

/** Runs after LOCK_ORIGINAL. $1 post, $2 user, $3 event. */
export const UNREQUACK = `
with target as (${target('$1::uuid', '$2::uuid')}
), taken as (
  delete from posts where author_id = $2::uuid and requack_of = (select id from target) returning id, requack_of
), counted as (
  update posts set requack_count = requack_count - 1 where id = (select requack_of from taken) returning id
), event as (${storing(
  '$3',
  PostUnrequacked.type,
  "jsonb_build_object('postId', id, 'userId', $2::uuid, 'requackId', (select taken.id from taken))",
  'counted',
)}
)
select id, author_id, exists (select 1 from counted) as changed, (select taken.id from taken) as requack_id from target`;

/** $1 author, $2 original. */
export const REQUACK_BY = 'select r.id from posts r where r.author_id = $1::uuid and r.requack_of = $2::uuid';

/** $1 requack, $2 its author. */
export const ERASE_REQUACK = `
with original as (
  select p.id from posts r join posts p on p.id = r.requack_of where r.id = $1::uuid and r.author_id = $2::uuid
  for no key update of p
), taken as (
  delete from posts where id = $1::uuid and requack_of = (select id from original) returning requack_of
)
update posts p set requack_count = requack_count - 1 from taken where p.id = taken.requack_of
returning p.id as post_id`;

/** Requacks of a post that is gone; what moderators removed may come back. $1 original, $2 rows. Returns how many went. */
export const ERASE_REQUACKS_OF = `
with asked as (
  select p.id from posts p
  where p.id = $1::uuid and p.deleted_at is not null
    and not exists (select 1 from withheld_posts w where w.post_id = p.id)
  for no key update
), gone as (
  delete from posts where id in (
    select r.id from asked join posts r on r.requack_of = asked.id order by r.id limit $2::int)
  returning requack_of
), counted as (
  update posts set requack_count = requack_count - (select count(*)::int from gone)
  where id = (select id from asked) and exists (select from gone)
)
select count(*)::int as n from gone`;

/** $1 author, $2 rows. Returns the originals, whose rows are locked in the order of their ids, as by every other writer. */
export const ERASE_REQUACKS_BY = `
with asked as (
  select r.id, r.requack_of from posts r
  where r.author_id = $1::uuid and r.requack_of is not null order by r.id desc limit $2::int
), locked as (
  select p.id from posts p where p.id in (select requack_of from asked) order by p.id for no key update
), gone as (
  delete from posts r using asked, locked where r.id = asked.id and locked.id = asked.requack_of returning r.requack_of
)
update posts p set requack_count = requack_count - 1 from gone where p.id = gone.requack_of returning p.id`;
