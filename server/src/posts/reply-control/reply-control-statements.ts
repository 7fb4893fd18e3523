import { MAX_HIDDEN_REPLIES } from '@mallard/rules/reply-rules';
import { readable } from '#people/users/readable.js';
import { notBlockedBy } from '#people/ties/relationship-conditions.js';
import { inAudience } from '../model/post-audience.js';

/** The statements of who can reply, and of hidden replies. They use the database's clock, because servers may disagree about the time. */

/** Right after a quack was stored, in its transaction. $1 post, $2 bits, $3 hours until replies close or null. */
export const STORE_RULE = `
update posts set reply_rule = $2::smallint, replies_close_at = now() + make_interval(hours => $3::int) where id = $1::uuid`;

/** Right after a quack was scheduled. $1 scheduled post, $2 bits, $3 hours or null. */
export const SCHEDULE_RULE = `
update scheduled_posts set reply_rule = $2::smallint, replies_close_after = $3::smallint where id = $1::uuid`;

/** Right after it was published: the end counts from now. $1 scheduled post, $2 post. */
export const APPLY_SCHEDULED_RULE = `
update posts p set reply_rule = s.reply_rule, replies_close_at = now() + make_interval(hours => s.replies_close_after)
from scheduled_posts s
where s.id = $1::uuid and p.id = $2::uuid and (s.reply_rule <> 0 or s.replies_close_after is not null)`;

/** Locks a post whose rule is to change. $1 post, $2 viewer. */
export const LOCK_FOR_RULE = `
select p.author_id, p.root_id, p.replies_close_at, now() as now
from posts p join users u on u.id = p.author_id and u.is_active
where p.id = $1::uuid and p.deleted_at is null and p.requack_of is null and ${notBlockedBy('$2::uuid', 'p.author_id')}
  and ${inAudience('$2::uuid')}
for no key update of p`;

/** $1 post, $2 bits, $3 when replies close or null. */
export const SET_RULE = `
update posts set reply_rule = $2::smallint, replies_close_at = $3::timestamptz where id = $1::uuid`;

/** Locks a reply that is to be hidden or shown. Every write locks upward: the top of its thread follows. $1 reply, $2 viewer. */
export const LOCK_REPLY = `
select p.parent_id, p.root_id, p.is_folded,
  coalesce((select r.author_id = $2::uuid from posts r where r.id = p.root_id and r.deleted_at is null), false) as is_thread_author
from posts p join users u on u.id = p.author_id and u.is_active
where p.id = $1::uuid and p.deleted_at is null and p.requack_of is null and ${notBlockedBy('$2::uuid', 'p.author_id')}
  and ${inAudience('$2::uuid')}
for no key update of p`;

/** $1 reply, $2 whether it is hidden. */
export const FOLD = 'update posts set is_folded = $2::boolean where id = $1::uuid';

/** The counter of a post leaves out hidden replies, as lists do. $1 what the reply answers, $2 -1 or 1. */
export const COUNT_SHOWN = 'update posts set reply_count = reply_count + $2::int where id = $1::uuid';

/** Counts a reply that was hidden. $1 top of the thread. No row if as many are hidden as can be. */
export const COUNT_FOLDED = `
update posts set folded_count = folded_count + 1
where id = $1::uuid and folded_count < ${MAX_HIDDEN_REPLIES} returning id`;

/** $1 top of the thread. */
export const UNCOUNT_FOLDED = 'update posts set folded_count = folded_count - 1 where id = $1::uuid';

/**
 * Corrects both counters where a hidden reply was deleted or put back, which counted it as a shown one. $1 reply (locked, and what it
 * answers), $2 -1 or 1.
 */
export const RECOUNT_FOLDED = `
update posts r set
  folded_count = r.folded_count + case when r.id = p.root_id then $2::int else 0 end,
  reply_count = r.reply_count - case when r.id = p.parent_id then $2::int else 0 end
from posts p where p.id = $1::uuid and p.is_folded and r.id in (p.root_id, p.parent_id)`;

/** Replies of one person below quacks of another that aren't hidden, newest first. $1 owner of the quacks, $2 person, $3 id below which, $4 rows. */
export const REPLIES_BELOW_QUACKS_OF = `
select p.id from posts p
where p.author_id = $2::uuid and p.parent_id is not null and p.deleted_at is null and p.id < $3::uuid and not p.is_folded
  and (select r.author_id = $1::uuid and r.deleted_at is null from posts r where r.id = p.root_id)
order by p.id desc limit $4::int`;

/** What `User.replyCountBelowViewer` counts at most, of the latest replies. */
const COUNTED = 1_000;

/** $1 owner of the quacks, $2 person. */
export const COUNT_REPLIES_BELOW = `
select count(*)::int as n from (
  select p.root_id from posts p
  where p.author_id = $2::uuid and p.parent_id is not null and p.deleted_at is null and not p.is_folded
  order by p.id desc limit ${COUNTED}
) p
where (select r.author_id = $1::uuid and r.deleted_at is null from posts r where r.id = p.root_id)`;

/** The hidden replies of a thread, oldest first. $1 top of the thread, $2 id above which, $3 rows, $4 viewer or null. */
export const FOLDED_REPLIES = `
select p.id from posts p join users u on u.id = p.author_id
where p.root_id = $1::uuid and p.is_folded and p.deleted_at is null and p.id > $2::uuid
  and ${readable('$4::uuid')} and ${inAudience('$4::uuid')}
order by p.id limit $3::int`;

/** The same by page number. $1 top of the thread, $2 offset, $3 rows, $4 viewer or null. */
export const FOLDED_NUMBERED = `
select p.id from posts p join users u on u.id = p.author_id
where p.root_id = $1::uuid and p.is_folded and p.deleted_at is null and ${readable('$4::uuid')} and ${inAudience('$4::uuid')}
order by p.id offset $2::int limit $3::int`;

/** $1 top of the thread, $2 viewer or null; at most 300. No row if the viewer can't read the top itself. */
export const COUNT_FOLDED_READABLE = `
select (
  select count(*) from posts p join users u on u.id = p.author_id
  where p.root_id = $1::uuid and p.is_folded and p.deleted_at is null and ${readable('$2::uuid')} and ${inAudience('$2::uuid')}
)::int as n
from posts p join users u on u.id = p.author_id
where p.id = $1::uuid and p.deleted_at is null and ${readable('$2::uuid')} and ${inAudience('$2::uuid')}`;

/**
 * Whether a reply below a post is shown in lists, which leave out what is hidden. That the thread has none is asked once a statement,
 * so that lists of replies are read from their index alone.
 * @param above the parameter that holds the id of the post above
 */
export const notFolded = (above: string, reply = 'p') => `(
    (select coalesce((select r.folded_count from posts r where r.id = top.root_id), top.folded_count) = 0
      from posts top where top.id = ${above})
    or (select not self.is_folded from posts self where self.id = ${reply}.id))`;
