import { blocks, notBlocked, notBlockedBy } from '../ties/relationship-conditions.js';
import { PAIR } from '../ties/user-pair.js';

/** The statements that follow, ask and decide. Each follows LOCK_PAIR, or LOCK_ASKING, in its transaction. */

/** How long someone is a newcomer to people who have newcomers ask. */
const NEWCOMER = "interval '24 hours'";

const counted = (sign: '+' | '-') => `
counted as (
  update users u set
    following_count = following_count ${sign} case when u.id = $1::uuid then 1 else 0 end,
    follower_count = follower_count ${sign} case when u.id = $2::uuid then 1 else 0 end
  from changed where u.id = any(array[$1::uuid, $2::uuid])
)`;

/** Someone who is blocked by the followee finds no one. */
const VISIBLE = `exists (select 1 from pair where id = $2::uuid and visible and ${notBlockedBy('$1::uuid', 'pair.id')})`;

const FOUND = `select ${VISIBLE} as visible, ${blocks('$1::uuid', '$2::uuid')} as blocks`;

/** Whether a person has to ask another, by rows of `users`. @param now an expression */
const asks = (me: string, them: string, now: string) =>
  `(${them}.approves_followers or ${me}.is_limited or (${them}.newcomers_ask and ${me}.created_at > ${now} - ${NEWCOMER}))`;

/**
 * $1 follower, $2 followee, $3 id of the follow or request, $4 time, $5 whether the followee invited the follower, $6 follows at
 * most, before followers count, $7 open requests at most. Follows, or asks where the followee decides. What stands already
 * stays, whatever the limits.
 */
export const FOLLOW = `
with ${PAIR}, terms as materialized (
  select not $5::bool and ${asks('me', 'them', '$4::timestamptz')} as asks,
    me.following_count < greatest($6::int, me.follower_count + me.follower_count / 10) as may_follow,
    exists (select 1 from follow_requests q where q.follower_id = me.id and q.followee_id = them.id)
      or (select count(*) from follow_requests q where q.follower_id = me.id) < $7::int as may_ask
  from users me cross join users them
  where me.id = $1::uuid and them.id = (select id from pair where id = $2::uuid and visible)
    and ${notBlocked('$1::uuid', 'them.id')}
    and not exists (select 1 from follows f where f.follower_id = me.id and f.followee_id = them.id)
), changed as (
  insert into follows (id, follower_id, followee_id, created_at, notify)
  select $3::uuid, $1::uuid, $2::uuid, $4::timestamptz, coalesce((
    select q.notify from follow_requests q where q.follower_id = $1::uuid and q.followee_id = $2::uuid), 'OFF')
  from terms where not asks and may_follow
  on conflict (follower_id, followee_id) do nothing returning id
), asked as (
  insert into follow_requests (id, follower_id, followee_id, created_at)
  select $3::uuid, $1::uuid, $2::uuid, $4::timestamptz from terms where asks and may_follow and may_ask
  on conflict (follower_id, followee_id) do nothing returning id
), answered as (
  delete from follow_requests where follower_id = $1::uuid and followee_id = $2::uuid and exists (select 1 from changed)
  returning id
), ${counted('+')}
${FOUND}, exists (select 1 from changed) as changed, exists (select 1 from asked) as asked,
  exists (select 1 from answered) as ended,
  coalesce((select may_follow from terms), true) as may_follow,
  coalesce((select may_ask or not asks from terms), true) as may_ask`;

/** $1 follower, $2 followee. Ends the follow or the request. */
export const UNFOLLOW = `
with ${PAIR}, changed as (
  delete from follows where follower_id = $1::uuid and followee_id = (select id from pair where id = $2::uuid and visible)
  returning id
), withdrawn as (
  delete from follow_requests
  where follower_id = $1::uuid and followee_id = (select id from pair where id = $2::uuid and visible)
  returning id
), ${counted('-')}
${FOUND}, exists (select 1 from changed) as changed, exists (select 1 from withdrawn) as ended`;

/** $1 follower, $2 followee, $3 the choice. Of a follow, or of a request; `changed` says whether there is either. */
export const SET_POST_NOTIFICATIONS = `
with ${PAIR}, changed as (
  update follows set notify = $3 where follower_id = $1::uuid and followee_id = $2::uuid returning id
), asked as (
  update follow_requests set notify = $3 where follower_id = $1::uuid and followee_id = $2::uuid returning id
)
select ${VISIBLE} as visible, exists (select 1 from changed union all select 1 from asked) as changed`;

/** Whether the one who decides, $2, finds the follower, $1. */
const FOUND_FOLLOWER = 'coalesce((select visible from pair where id = $1::uuid), false) as visible';

/** $1 follower, $2 followee who decides. */
export const REMOVE_FOLLOWER = `
with ${PAIR}, changed as (
  delete from follows where followee_id = $2::uuid and follower_id = (select id from pair where id = $1::uuid and visible)
  returning id
), ${counted('-')}
select ${FOUND_FOLLOWER}, exists (select 1 from changed) as changed`;

/** $1 follower, $2 followee who decides, $3 id of the follow, $4 time. Turns the request into a follow. */
export const ACCEPT = `
with ${PAIR}, ended as (
  delete from follow_requests
  where followee_id = $2::uuid and follower_id = (select id from pair where id = $1::uuid and visible)
  returning id, notify
), changed as (
  insert into follows (id, follower_id, followee_id, created_at, notify)
  select $3::uuid, $1::uuid, $2::uuid, $4::timestamptz, ended.notify from ended
  on conflict (follower_id, followee_id) do nothing returning id
), ${counted('+')}
select ${FOUND_FOLLOWER}, exists (select 1 from changed) as changed, exists (select 1 from ended) as ended,
  exists (select 1 from follows where follower_id = $1::uuid and followee_id = $2::uuid) as stood`;

/** $1 follower, $2 followee who decides. */
export const REJECT = `
with ${PAIR}, ended as (
  delete from follow_requests
  where followee_id = $2::uuid and follower_id = (select id from pair where id = $1::uuid and visible)
  returning id
)
select ${FOUND_FOLLOWER}, exists (select 1 from ended) as ended`;

/**
 * Locks a person and those who have waited longest for them, in the order of all locks. $1 followee, $2 rows. Returns who waits.
 * @param more a condition about who asks, `u`
 */
const lockAsking = (more = '') => `
with asking as materialized (
  select q.follower_id as id from follow_requests q
  join users u on u.id = q.follower_id and u.is_active and u.email_verified_at is not null
  where q.followee_id = $1::uuid${more} order by q.id limit $2::int
), locked as (
  select u.id from users u where u.id = $1::uuid or u.id in (select id from asking) order by u.id for no key update
)
select id from locked where id <> $1::uuid`;
export const LOCK_ASKING = lockAsking();
/** Only people who would follow at once by now. */
export const LOCK_ASKING_IN_VAIN = lockAsking(
  ` and not (select ${asks('u', 'them', 'now()')} from users them where them.id = $1::uuid)`,
);

/** $1 followee who decides, $2 followers, $3 as many ids, $4 time. Returns whom it accepted. */
export const ACCEPT_SEVERAL = `
with ended as (
  delete from follow_requests q using users u
  where q.followee_id = $1::uuid and q.follower_id = any($2::uuid[])
    and u.id = q.follower_id and u.is_active and u.email_verified_at is not null
  returning q.follower_id, q.notify
), changed as (
  insert into follows (id, follower_id, followee_id, created_at, notify)
  select asked.id, asked.follower_id, $1::uuid, $4::timestamptz, ended.notify
  from unnest($2::uuid[], $3::uuid[]) asked (follower_id, id) join ended on ended.follower_id = asked.follower_id
  on conflict (follower_id, followee_id) do nothing returning follower_id
), counted as (
  update users u set
    following_count = following_count + case when u.id = $1::uuid then 0 else 1 end,
    follower_count = follower_count + case when u.id = $1::uuid then (select count(*) from changed) else 0 end
  where u.id = $1::uuid or u.id in (select follower_id from changed)
)
select follower_id from ended`;

/** Requests of a deleted user and to them; $1 user, $2 rows. */
export const FORGET_REQUESTS = `
with gone as (
  select id from follow_requests where follower_id = $1::uuid or followee_id = $1::uuid limit $2::int
), dropped as (
  delete from follow_requests q using gone where q.id = gone.id returning q.follower_id, q.followee_id
)
select follower_id, followee_id from dropped`;
