import { readable } from '#people/users/readable.js';
import { inAudienceBelow } from '../model/post-audience.js';
import { notFolded } from '../reply-control/reply-control-statements.js';
import { COST, MAX_RANKED, RANKED_REPLIES_TO, tierOf } from './reply-sort.js';

/** The author is looked up for each reply; for a join, PostgreSQL may begin with the users and read every reply of each. */
const existingReply = (viewer: string) =>
  `p.parent_id = $1::uuid and p.in_thread and p.deleted_at is null
  and (select ${readable(viewer)} from users u where u.id = p.author_id) and ${inAudienceBelow('$1::uuid', viewer)}
  and ${notFolded('$1::uuid')}`;

/** $1 parent, $2 id above which, $3 rows, $4 viewer or null; oldest first. */
export const REPLIES_OLDEST = `
select p.id from posts p
where ${existingReply('$4::uuid')} and p.id > $2::uuid
order by p.id limit $3::int`;

/** $1 parent, $2 id below which, $3 rows, $4 viewer or null; newest first. */
export const REPLIES_NEWEST = `
select p.id from posts p
where ${existingReply('$4::uuid')} and p.id < $2::uuid
order by p.id desc limit $3::int`;

/**
 * $1 parent, $2 viewer or null, $3 to $5 tier, cost and id after which, $6 rows; most relevant first. The first replies
 * are ranked, later ones are read from the index in the order of their ids.
 */
export const REPLIES_RELEVANT = `
with thread as materialized (
  select coalesce((select r.author_id from posts r where r.id = p.root_id), p.author_id) as author_id
  from posts p where p.id = $1::uuid
), first as materialized (
  ${RANKED_REPLIES_TO('$1::uuid')}
), last as materialized (
  select id from first order by id offset ${MAX_RANKED} - 1 limit 1
)
select id, tier::text, cost::text from (
  select c.id, ${tierOf('$2::uuid', '(select author_id from thread)')} as tier, ${COST} as cost
  from first c join users u on u.id = c.author_id
  where c.deleted_at is null and ${readable('$2::uuid')} and ${inAudienceBelow('$1::uuid', '$2::uuid', 'c')}
    and ${notFolded('$1::uuid', 'c')}
  union all
  select late.id, 1 as tier, 0 as cost from last cross join lateral (
    select p.id from posts p
    where ${existingReply('$2::uuid')}
      and p.id > case when $3::int = 1 and $4::bigint = 0 then greatest(last.id, $5::uuid) else last.id end
    order by p.id limit $6::int
  ) late
) reply
where (reply.tier, reply.cost, reply.id) > ($3::int, $4::bigint, $5::uuid)
order by reply.tier, reply.cost, reply.id limit $6::int`;
