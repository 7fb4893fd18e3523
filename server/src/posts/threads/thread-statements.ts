import { readable } from '../post.timeline-statements.js';

/** Most quacks that one answer holds, the one asked for and its ancestors among them. */
export const MAX_THREAD_QUACKS = 200;
/** Ancestors of a very deep reply that are shown: the nearest. The rest of the answer is left to what stands below. */
const MAX_ANCESTORS = 99;
const BELOW = MAX_THREAD_QUACKS - 1;

/** Whether the viewer may read reply `c` of author `u`. */
const standing = `c.deleted_at is null and ${readable('$3::boolean')}`;

/**
 * Whether reply `c` has a place for this viewer: it can be read, or something is below it. A deleted one with nothing below
 * has left the index; a hidden one with nothing below must not take the room of others. A scalar subquery, because for an
 * `exists` PostgreSQL may hash the whole table.
 */
const placed = `(${standing} or c.deleted_at is not null
    or (select true from posts g where g.parent_id = c.id and g.in_thread limit 1))`;

/** The replies to quack `id`, oldest first. */
const repliesTo = (id: string) => `
    select c.id, ${standing} as stands from posts c join users u on u.id = c.author_id
    where c.parent_id = ${id} and c.in_thread and ${placed}
    order by c.id limit ${BELOW}`;

/**
 * $1 quack, $2 levels below it, $3 signed in. Ancestors have depths below 0 (-1 is the parent), replies from 1 on.
 * The tree is read level by level, and only as far as the limit pulls: an answer reads as many rows as it holds, on a thread
 * of any size. `replies` is told where the quack itself will not be.
 */
export const THREAD = `
with recursive asked as materialized (
  select p.id, p.parent_id from posts p join users u on u.id = p.author_id
  where p.id = $1::uuid and p.deleted_at is null and ${readable('$3::boolean')}
), above as (
  select p.id, p.parent_id, p.reply_count, 1 as distance
  from asked cross join lateral (select * from posts where posts.id = asked.parent_id limit 1) p
  union all
  select p.id, p.parent_id, p.reply_count, above.distance + 1
  from above cross join lateral (select * from posts where posts.id = above.parent_id limit 1) p
  where above.distance < ${MAX_ANCESTORS}
), below as (
  select reply.id, reply.stands, asked.id as parent_id, 1 as depth
  from asked cross join lateral (${repliesTo('asked.id')}
  ) reply
  union all
  select reply.id, reply.stands, below.id, below.depth + 1
  from below cross join lateral (${repliesTo('below.id')}
  ) reply
  where below.depth < $2::int
), room as materialized (
  select ${BELOW} - count(*) as quacks from above
), shown as materialized (
  select * from below limit (select quacks from room)
), filled as materialized (
  select count(*) >= (select quacks from room) as yes from shown
)
select id, parent_id, -distance as depth, reply_count as replies, false as has_more from above
union all
select s.id, s.parent_id, s.depth,
  case when not s.stands then (select p.reply_count from posts p where p.id = s.id) end,
  case when s.depth = $2::int or (select yes from filled) then coalesce((
    select true from posts c join users u on u.id = c.author_id
    where c.parent_id = s.id and c.in_thread and c.id not in (select id from shown) and ${placed} limit 1
  ), false) else false end
from shown s`;

/** $1 quack, $2 offset, $3 rows, $4 signed in; direct replies that stand, oldest first. */
export const REPLIES_NUMBERED = `
select c.id from posts c join users u on u.id = c.author_id
where c.parent_id = $1::uuid and c.in_thread and c.deleted_at is null and ${readable('$4::boolean')}
order by c.id offset $2::int limit $3::int`;

/** $1 quack, $2 signed in; no row where the quack itself cannot be read. */
export const COUNT_REPLIES = `
select (
  select count(*) from posts c join users r on r.id = c.author_id and r.is_active and ($2::boolean or not r.requires_login)
  where c.parent_id = p.id and c.in_thread and c.deleted_at is null
) as n
from posts p join users u on u.id = p.author_id
where p.id = $1::uuid and p.deleted_at is null and ${readable('$2::boolean')}`;
