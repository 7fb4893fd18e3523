import { blocks, notBlockedBy } from '#people/ties/relationship-conditions.js';
import { inAudience } from '../model/post-audience.js';

/**
 * The statements that store quotes. Writers lock the post that quotes before the quoted one, and of two older posts the newer
 * first.
 */

/** $1 posts. Locks those of which a counter is about to change. */
export const LOCK_COUNTED = `
select p.id from posts p where p.id = any($1::uuid[]) order by p.id desc for no key update`;

/** What the viewer can read, locked, and whether its author blocks them or they follow. $1 post, $2 viewer. */
export const QUOTABLE_POST = `
select p.id, p.author_id, p.is_listed, p.audience_id, p.quote_rule, ${blocks('$2::uuid', 'p.author_id')} as blocks,
  coalesce((select true from follows f where f.follower_id = $2::uuid and f.followee_id = p.author_id), false) as follows
from posts p join users u on u.id = p.author_id and u.is_active
where p.id = $1::uuid and p.deleted_at is null and p.requack_of is null and ${notBlockedBy('$2::uuid', 'p.author_id')}
  and ${inAudience('$2::uuid')}
for no key update of p`;

/** A post that the viewer can read, locked. $1 post, $2 viewer. */
export const POST_TO_RULE = `
select p.author_id, p.audience_id from posts p join users u on u.id = p.author_id and u.is_active
where p.id = $1::uuid and p.deleted_at is null and p.requack_of is null and ${notBlockedBy('$2::uuid', 'p.author_id')}
  and ${inAudience('$2::uuid')}
for update of p`;

/** $1 post, $2 who may quote it. */
export const SET_QUOTE_RULE = 'update posts set quote_rule = $2::smallint where id = $1::uuid';

/** $1 the post that quotes, $2 the quoted one, $3 its author, $4 state, $5 whether it counts already. */
export const INSERT_QUOTE = `
with quoting as (
  update posts set quote_of = $2::uuid where id = $1::uuid
), counted as (
  update posts set quote_count = quote_count + 1 where id = $2::uuid and $5::boolean
)
insert into quotes (post_id, quoted_id, quoted_author_id, state) values ($1::uuid, $2::uuid, $3::uuid, $4)`;

/**
 * Counts a quote again, or no longer. $1 the post that quotes (locked before), $2 1 or -1. No row if it quotes nothing.
 */
export const COUNT_QUOTE = `
with quote as (
  select q.quoted_id, q.quoted_author_id, q.state, p.parent_id from quotes q join posts p on p.id = q.post_id
  where q.post_id = $1::uuid
), locked as (
  select p.id from posts p where p.id in (select quoted_id from quote union all select parent_id from quote)
  order by p.id desc for no key update
), counted as (
  update posts p set quote_count = p.quote_count + $2::int from quote, locked
  where p.id = quote.quoted_id and locked.id = p.id and quote.state = 'ACCEPTED'
)
select quoted_id, quoted_author_id, state from quote`;

/** Locks a quote and the post that quotes. $1 that post, $2 the author of the quoted one. */
export const LOCK_QUOTE = `
select q.post_id, q.quoted_id, q.quoted_author_id, q.state
from posts p join quotes q on q.post_id = p.id
where p.id = $1::uuid and q.quoted_author_id = $2::uuid and p.deleted_at is null
for update of p, q`;

/** $1 the post that quotes, $2 state, $3 what is added to the count of the quoted post. */
export const DECIDE_QUOTE = `
with decided as (
  update quotes set state = $2, decided_at = now() where post_id = $1::uuid returning quoted_id
)
update posts p set quote_count = p.quote_count + $3::int from decided where p.id = decided.quoted_id and $3::int <> 0`;

/** Quotes that wait between two people, one of whom blocks the other. $1 and $2 the two. */
export const REJECT_BETWEEN = `
update quotes q set state = 'REJECTED', decided_at = now() from posts p
where p.id = q.post_id and q.state = 'PENDING'
  and ((q.quoted_author_id = $1::uuid and p.author_id = $2::uuid) or (q.quoted_author_id = $2::uuid and p.author_id = $1::uuid))
  and exists (select 1 from relationships r where r.owner_id = $1::uuid and r.other_id = $2::uuid and (r.blocks or r.is_blocked))
returning q.post_id, q.quoted_id, q.quoted_author_id`;

/** The quotes that open screens may show; as many as fit into one message. $1 quoted post. */
export const LATEST_QUOTES = `
select q.post_id as id from quotes q where q.quoted_id = $1::uuid and q.state = 'ACCEPTED' order by q.post_id desc limit 150`;

/** $1 scheduled post, $2 the post that it will quote or null, $3 who may quote it. */
export const SET_SCHEDULED_QUOTE = `
update scheduled_posts set quote_of = $2::uuid, quote_rule = $3::smallint where id = $1::uuid returning visibility`;

/** $1 scheduled post, $2 who will read it. */
export const NARROW_SCHEDULED = 'update scheduled_posts set visibility = $2 where id = $1::uuid';

/** $1 scheduled post. */
export const QUOTE_OF_SCHEDULED = `
select s.quote_of, s.quote_rule from scheduled_posts s where s.id = $1::uuid`;
