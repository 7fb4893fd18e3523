import { readable } from '#people/users/readable.js';
import { inAudience, inAudienceBelow } from '../model/post-audience.js';
import { notFolded } from '../reply-control/reply-control-statements.js';
import { COST, RANKED_REPLIES_TO, type ReplySortName, tierOf } from './reply-sort.js';

/** Posts in a thread at most, including the requested one and its ancestors. */
export const MAX_THREAD_POSTS = 200;
/** Ancestors of a very deep reply at most: the nearest. The rest of the limit is left for replies. */
const MAX_ANCESTORS = 99;
const BELOW = MAX_THREAD_POSTS - 1;

/** Direct replies in a short thread at most, and replies to each of these and further down. The rest is left for later. */
const FIRST_DIRECT = 30;
const FIRST_BELOW = 3;

/** Whether the viewer may read reply `c` of author `u`. */
const readableReply = `c.deleted_at is null and ${readable('$3::uuid')} and ${inAudienceBelow('$1::uuid', '$3::uuid', 'c')}`;

/**
 * Whether reply `c` appears in the tree: it isn't hidden, and the viewer can read it, or something is below it. A deleted one with nothing
 * below is no longer in the index; a hidden one with nothing below must not use up the limit. A scalar subquery,
 * because for an `exists` PostgreSQL may hash the whole table.
 */
const inTree = `(${readableReply} or c.deleted_at is not null
    or (select true from posts g where g.parent_id = c.id and g.in_thread limit 1)) and ${notFolded('$1::uuid', 'c')}`;

type RepliesTo = (id: string, rows: number) => string;

/** The replies to post `id` by their age. */
const byAge =
  (direction: 'asc' | 'desc'): RepliesTo =>
  (id, rows) =>
    `
    select c.id, ${readableReply} as is_readable from posts c join users u on u.id = c.author_id
    where c.parent_id = ${id} and c.in_thread and ${inTree}
    order by c.id ${direction} limit ${rows}`;

/** The first of them ranked. */
const byRelevance: RepliesTo = (id, rows) => `
    select c.id, ${readableReply} as is_readable
    from (${RANKED_REPLIES_TO(id)}) c
    join users u on u.id = c.author_id
    where ${inTree}
    order by ${tierOf('$3::uuid', '(select thread_author from asked)')}, ${COST}, c.id limit ${rows}`;

const REPLIES_TO: Readonly<Record<ReplySortName, RepliesTo>> = {
  OLDEST: byAge('asc'),
  NEWEST: byAge('desc'),
  RELEVANT: byRelevance,
};

interface Shape {
  sort: ReplySortName;
  direct: number;
  below: number;
  /** The replies of the answer at most, as an expression. */
  most: string;
  /** Any level may leave replies out, not only the last. */
  isShort: boolean;
}

/**
 * $1 post, $2 levels below it, $3 viewer or null. Ancestors have negative depths (-1 is the parent), replies start at 1. The
 * tree is read level by level and only up to the limit, so the cost doesn't depend on the size of the thread. `replies`
 * is set only if the viewer can't read the post itself.
 */
const threadStatement = ({ sort, direct, below, most, isShort }: Shape) => `
with recursive asked as materialized (
  select p.id, p.parent_id,
    coalesce((select r.author_id from posts r where r.id = p.root_id), p.author_id) as thread_author
  from posts p join users u on u.id = p.author_id
  where p.id = $1::uuid and p.deleted_at is null and p.requack_of is null and ${readable('$3::uuid')} and ${inAudience('$3::uuid')}
), above as (
  select p.id, p.parent_id, p.reply_count, 1 as distance
  from asked cross join lateral (select * from posts where posts.id = asked.parent_id limit 1) p
  union all
  select p.id, p.parent_id, p.reply_count, above.distance + 1
  from above cross join lateral (select * from posts where posts.id = above.parent_id limit 1) p
  where above.distance < ${MAX_ANCESTORS}
), below as (
  select reply.id, reply.is_readable, asked.id as parent_id, 1 as depth
  from asked cross join lateral (${REPLIES_TO[sort]('asked.id', direct)}
  ) reply
  union all
  select reply.id, reply.is_readable, below.id, below.depth + 1
  from below cross join lateral (${REPLIES_TO[sort]('below.id', below)}
  ) reply
  where below.depth < $2::int
), room as materialized (
  select least(${most}, ${BELOW} - count(*)) as quacks from above
), shown as materialized (
  select * from below limit (select quacks from room)
), filled as materialized (
  select count(*) >= (select quacks from room) as yes from shown
)
select id, parent_id, -distance as depth, reply_count as replies, false as has_more from above
union all
select s.id, s.parent_id, s.depth,
  case when not s.is_readable then (select p.reply_count from posts p where p.id = s.id) end,
  case when ${isShort ? 'true' : 's.depth = $2::int or (select yes from filled)'} then coalesce((
    select true from posts c join users u on u.id = c.author_id
    where c.parent_id = s.id and c.in_thread and c.id not in (select id from shown) and ${inTree} limit 1
  ), false) else false end
from shown s`;

/** The whole thread, oldest replies first. */
export const THREAD = threadStatement({
  sort: 'OLDEST',
  direct: BELOW,
  below: BELOW,
  most: String(BELOW),
  isShort: false,
});

const short = (sort: ReplySortName) =>
  threadStatement({ sort, direct: FIRST_DIRECT, below: FIRST_BELOW, most: '$4::int', isShort: true });

/** What a page shows first; also $4 replies at most. */
export const SHORT_THREAD: Readonly<Record<ReplySortName, string>> = {
  OLDEST: short('OLDEST'),
  NEWEST: short('NEWEST'),
  RELEVANT: short('RELEVANT'),
};

/** $1 post, $2 offset, $3 rows, $4 viewer or null; existing direct replies, oldest first. */
export const REPLIES_NUMBERED = `
select c.id from posts c join users u on u.id = c.author_id
where c.parent_id = $1::uuid and c.in_thread and c.deleted_at is null and ${readable('$4::uuid')} and ${inAudienceBelow('$1::uuid', '$4::uuid', 'c')}
  and ${notFolded('$1::uuid', 'c')}
order by c.id offset $2::int limit $3::int`;

/** $1 post, $2 viewer or null; no row if the viewer can't read the post itself. */
export const COUNT_REPLIES = `
select (
  select count(*) from posts c join users r on r.id = c.author_id and ${readable('$2::uuid', 'r')}
  where c.parent_id = p.id and c.in_thread and c.deleted_at is null and ${inAudienceBelow('$1::uuid', '$2::uuid', 'c')}
    and ${notFolded('$1::uuid', 'c')}
) as n
from posts p join users u on u.id = p.author_id
where p.id = $1::uuid and p.deleted_at is null and p.requack_of is null and ${readable('$2::uuid')} and ${inAudience('$2::uuid')}`;

/** $1 any post of a thread, $2 id above which, $3 rows, $4 viewer or null; replies anywhere in the thread, oldest first. */
export const NEW_REPLIES = `
select c.id from (
  select coalesce(p.root_id, p.id) as root_id from posts p join users u on u.id = p.author_id
  where p.id = $1::uuid and p.deleted_at is null and p.requack_of is null and ${readable('$4::uuid')} and ${inAudience('$4::uuid')}
) asked
join posts c on c.root_id = asked.root_id
join users u on u.id = c.author_id
where c.id > $2::uuid and c.deleted_at is null and not c.is_folded and ${readable('$4::uuid')} and ${inAudienceBelow('$1::uuid', '$4::uuid', 'c')}
order by c.id limit $3::int`;
