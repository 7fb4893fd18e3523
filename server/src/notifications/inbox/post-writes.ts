import { notInMutedThread } from '#posts/model/muted-thread-statements.js';
import { inAudience } from '#posts/model/post-audience.js';
import { record } from './notification-writes.js';

/** People who are notified of one post, at most: the first ones by their ids. */
export const MAX_LISTENERS_NOTIFIED = 5_000;

/** A thread is published at once, and a later part of it long after. */
const PUBLISHED_WITH = "interval '1 minute'";

/**
 * A follower asked to be notified of a post. Originals are quacks and quotes. A reply counts for those who chose all, one to oneself
 * too, unless it was published together with what it answers: a thread is one notification. Requacks never count, as on Bluesky
 * and Mastodon: their posts are by others.
 */
const isAsked = (follow: string, post: string) => `(${post}.requack_of is null and (
    ${post}.parent_id is null and ${follow}.notify <> 'OFF'
    or ${follow}.notify = 'ALL' and (
      select true from posts above where above.id = ${post}.parent_id and above.author_id = ${post}.author_id
        and above.created_at > ${post}.created_at - ${PUBLISHED_WITH}) is null))`;

/** Who asked for it, in the order of their ids. $1 post, $2 id after which, $3 rows. */
export const LISTENERS_OF = `
select f.follower_id as id from posts p
join follows f on f.followee_id = p.author_id and f.notify <> 'OFF' and f.follower_id > $2::uuid
where p.id = $1::uuid and p.deleted_at is null and ${isAsked('f', 'p')}
order by f.follower_id limit $3::int`;

/**
 * The post isn't in the recipient's inbox as a reply, mention or quote, and won't be as a quote, of which another event tells. Scalar,
 * because PostgreSQL would hash all acts for an `exists`.
 */
const isNews = (recipient: string) => `(
    select true from notification_acts told
    where told.recipient_id = ${recipient} and told.act_id = p.id and told.kind in ('REPLY', 'MENTION')
    limit 1) is null
    and (select true from quotes q where q.post_id = p.id and q.quoted_author_id = ${recipient} limit 1) is null`;

/**
 * Of one post, for all of these listeners at once. Those who can't read it, have muted its conversation, or were told of it otherwise are
 * left out. $1 ids for new groups, $2 post, $3 listeners.
 */
export const RECORD_POST = record(
  'POST',
  `quack as materialized (
  select p.id, p.author_id, p.parent_id, p.root_id, p.audience_id, p.requack_of, p.created_at from posts p
  where p.id = $2::uuid and p.deleted_at is null
  for key share
), act as (
  select p.id, p.author_id as actor_id, f.follower_id as recipient_id, p.id as subject_id, p.id as post_id,
    p.created_at as acted_at, asked.new_id
  from quack p cross join unnest($1::uuid[], $3::uuid[]) asked (new_id, user_id)
  join follows f on f.follower_id = asked.user_id and f.followee_id = p.author_id
  where ${isAsked('f', 'p')} and ${inAudience('f.follower_id')}
    and ${notInMutedThread('f.follower_id', 'coalesce(p.root_id, p.id)')} and ${isNews('f.follower_id')}
)`,
);
