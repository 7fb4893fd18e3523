import { FOLLOWING, perRows } from './post.timeline-statements.js';
import { taggedHeads } from './tagged-heads.js';

/**
 * The home of someone who follows hashtags: that of others, and beside it the newest public quacks with these hashtags. $1 viewer,
 * $2 id below which. Who follows none is asked with FOLLOWING alone.
 */
export const FOLLOWING_WITH_HASHTAGS = perRows(
  (limit) => `
with ${taggedHeads('select f.tag from followed_hashtags f where f.user_id = $1::uuid', limit, 'HOME_QUACKS')}
select distinct on (id) id, requack_of, is_shown from (
  select id, requack_of, is_shown from (${FOLLOWING(limit)}) followed
  union all
  select id, null, true from tagged
) home
order by id desc, is_shown desc limit ${limit}`,
);

/** Which of some people follow one of a post's hashtags; $1 their keys, $2 people. */
export const HASHTAG_FOLLOWERS = `
select distinct f.user_id as id from followed_hashtags f where f.tag = any($1::text[]) and f.user_id = any($2::uuid[])`;

/** One follow at a time of each person. $1 person. */
export const LOCK_FOLLOWER = 'select id from users where id = $1::uuid for no key update';

/** $1 person, $2 key, $3 id, $4 as typed, $5 hashtags at most. What is followed stays, whatever the limit. */
export const FOLLOW_HASHTAG = `
with terms as materialized (
  select exists (select 1 from followed_hashtags f where f.user_id = $1::uuid and f.tag = $2)
    or (select count(*) from followed_hashtags f where f.user_id = $1::uuid) < $5::int as has_room
), changed as (
  insert into followed_hashtags (user_id, tag, id, name)
  select $1::uuid, $2, $3::uuid, $4 from terms where has_room
  on conflict (user_id, tag) do nothing returning tag
)
select has_room, exists (select 1 from changed) as changed from terms`;

/** $1 person, $2 key. */
export const UNFOLLOW_HASHTAG = 'delete from followed_hashtags where user_id = $1::uuid and tag = $2 returning tag';

/** $1 person. */
export const FOLLOWED_HASHTAGS = `
select f.id, f.tag, f.name from followed_hashtags f where f.user_id = $1::uuid order by f.id desc`;

/** $1 keys, $2 person. */
export const FOLLOWED_AMONG = `
select f.tag from followed_hashtags f where f.tag = any($1::text[]) and f.user_id = $2::uuid`;

/** $1 person. */
export const FORGET_FOLLOWED = 'delete from followed_hashtags where user_id = $1::uuid';
