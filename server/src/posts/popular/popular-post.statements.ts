import { listed } from '#people/users/readable.js';
import type { PopularAmong } from './popular-among.js';

/** Newest posts among which popular ones are searched, and how many of these are weighed. */
const NEWEST = 50_000;
const CANDIDATES = 500;
/** Latest nods, and latest replies, of a post that count; more would change little. */
const WEIGHED = 1_000;
/** Popular posts at most. */
const MOST = 200;
/** Followers of a person whose posts are quiet, at most. */
export const QUIET_FOLLOWERS = 50;
/** How many quiet posts are weighed beside the others, and how many are kept that would not be among the most popular. */
const QUIET_CANDIDATES = 200;
const MOST_QUIET = 100;
/** How many of the people whom the viewer follows lead to others. */
const FRIENDS = 60;

/** The weight of the people that `ids` lists, without the author of `c`. */
const weightOf = (ids: string) => `(
  select coalesce(sum(case when u.created_at > $2::timestamptz then $3::double precision else 1 end), 0)
  from (select distinct person.id from (${ids} limit ${WEIGHED}) person (id)) others
  join users u on u.id = others.id
  where u.is_active and u.id <> c.author_id)`;

/**
 * $1 smallest id, $2 accounts created later are new, $3 their weight, $4 time, $5 fewest posts for which the table is
 * replaced; returns how many were found. A person counts once for a nod and once for a reply, the author never. An
 * author's second post counts half, the third a third, and so on, so that no one fills the list. Posts of people with few
 * followers are kept where others outweigh them, because they have a list of their own.
 */
export const COMPUTE = `
with newest as materialized (
  select p.id, p.author_id, p.nod_count + p.reply_count as reactions from posts p
  where p.parent_id is null and p.deleted_at is null and p.is_listed and p.id >= $1::uuid
  order by p.id desc limit ${NEWEST}
), candidates as materialized (
  (select id, author_id from newest where reactions > 0 order by reactions desc, id desc limit ${CANDIDATES})
  union
  (select n.id, n.author_id from newest n join users u on u.id = n.author_id
   where n.reactions > 0 and u.follower_count <= ${QUIET_FOLLOWERS} order by n.reactions desc, n.id desc limit ${QUIET_CANDIDATES})
), weighed as materialized (
  select c.id, c.author_id,
    ${weightOf('select n.user_id from nods n where n.post_id = c.id order by n.id desc')}
    + ${weightOf('select r.author_id from posts r where r.parent_id = c.id and r.in_thread and r.deleted_at is null order by r.id desc')}
    as points
  from candidates c
), standings as materialized (
  select w.id, u.follower_count <= ${QUIET_FOLLOWERS} as is_quiet, round(1000 * w.points
    / row_number() over (partition by w.author_id order by w.points desc, w.id desc))::int as standing
  from weighed w join users u on u.id = w.author_id
  where w.points > 0 and u.is_active and not u.is_limited and u.email_verified_at is not null
), ranked as materialized (
  (select id, standing from standings order by standing desc, id desc limit ${MOST})
  union
  (select id, standing from standings where is_quiet order by standing desc, id desc limit ${MOST_QUIET})
), counted as materialized (
  select count(*)::int as n, count(*) >= $5::int as enough from ranked
), over as (
  delete from popular_posts where (select enough from counted) and post_id not in (select id from ranked)
), stored as (
  insert into popular_posts (post_id, standing, computed_at)
  select id, standing, $4::timestamptz from ranked where (select enough from counted)
  on conflict (post_id) do update set standing = excluded.standing, computed_at = excluded.computed_at
)
select n from counted`;

/** $1 standing and $2 post after which, $3 rows, $4 viewer or null. @param condition about the post `p` and its author `u` */
const popularWhere = (condition: string): string => `
select o.post_id as id, o.standing from popular_posts o
where (o.standing, o.post_id) < ($1::int, $2::uuid)
  and exists (
    select 1 from posts p join users u on u.id = p.author_id
    where p.id = o.post_id and p.deleted_at is null and p.is_listed and ${listed('$4::uuid', 'LISTS')} and ${condition})
order by o.standing desc, o.post_id desc limit $3::int`;

export const POPULAR = {
  EVERYONE: popularWhere('true'),
  HASHTAGS: popularWhere(`exists (
    select 1 from post_hashtags h where h.post_id = p.id and h.tag in (
      select f.tag from followed_hashtags f where f.user_id = $4::uuid
      union all select unnest(me.topics) from users me where me.id = $4::uuid))`),
  NETWORK: popularWhere(`u.id <> $4::uuid
    and not exists (select 1 from follows f where f.follower_id = $4::uuid and f.followee_id = u.id)
    and exists (
      select 1 from (
        select followee_id as id from follows where follower_id = $4::uuid order by id desc limit ${FRIENDS}
      ) friend join follows f on f.follower_id = friend.id and f.followee_id = u.id)`),
  QUIET: popularWhere(`u.follower_count <= ${QUIET_FOLLOWERS}`),
} satisfies Record<PopularAmong, string>;
