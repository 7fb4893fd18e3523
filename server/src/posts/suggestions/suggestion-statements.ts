import { notHidden } from '#people/ties/relationship-conditions.js';

/** Posted within the last 30 days. The id of the newest post begins with its time. */
const RECENTLY_ACTIVE = `coalesce(u.last_post_id >= (
    lpad(to_hex((extract(epoch from now() - interval '30 days') * 1000)::bigint), 12, '0') || '00000000000000000000'
  )::uuid, false)`;

/** How many followed users are read, and how many follows of each. */
const FRIENDS = 60;
const FOLLOWS_OF_EACH = 60;
/** How many of the newest posts with each topic are read. */
const POSTS_OF_TOPIC = 50;
/** How many candidates each of the three sources gives. The language is read only of these. */
const FROM_FRIENDS = 80;
const FROM_TOPICS = 80;
const MOST_FOLLOWED = 200;
/** How many of someone's newest quacks decide what they write in. */
const QUACKS_READ = 3;

/**
 * What someone writes in: Hebrew if half of their newest quacks contain Hebrew letters, else English. Who has written
 * nothing counts by the language of their interface.
 */
const LANGUAGE = `(
  select case when count(*) = 0 then u.language when count(*) filter (where q.content ~ '[\u05D0-\u05EA]') * 2 >= count(*) then 'he' else 'en' end
  from (
    select p.content from posts p where p.author_id = u.id and p.parent_id is null and p.deleted_at is null
      and p.requack_of is null
    order by p.id desc limit ${QUACKS_READ}
  ) q)`;

/**
 * $1 viewer or null, $2 rows, $3 languages or null for the viewer's, $4 topics or null for the viewer's. Candidates are
 * whom many of the viewer's follows follow, who wrote with the topics lately, and the most followed. Who writes in a
 * language that the viewer reads comes first; root accounts and limited people are never suggested.
 */
export const SUGGESTED = `
with wishes as materialized (
  select coalesce($3::text[], case when me.content_languages <> '{}' then me.content_languages else array[me.language] end)
    as languages, coalesce($4::text[], me.topics, '{}') as topics
  from (select 1) always left join users me on me.id = $1::uuid
), friends as (
  select followee_id as id from follows where follower_id = $1::uuid order by id desc limit ${FRIENDS}
), theirs as (
  select t.followee_id as id, count(*) as ties
  from friends cross join lateral (
    select followee_id from follows f where f.follower_id = friends.id order by f.id desc limit ${FOLLOWS_OF_EACH}
  ) t
  group by t.followee_id order by ties desc, t.followee_id limit ${FROM_FRIENDS}
), on_topic as (
  select w.author_id as id, count(distinct chosen.topic) as ties
  from wishes cross join unnest(wishes.topics) chosen (topic) cross join lateral (
    select h.author_id from post_hashtags h where h.tag = chosen.topic and not h.is_reply and h.is_open order by h.post_id desc limit ${POSTS_OF_TOPIC}
  ) w
  group by w.author_id order by ties desc, w.author_id limit ${FROM_TOPICS}
), followed as (
  select u.id, 0 as ties from users u
  where u.is_active and u.email_verified_at is not null
  order by u.follower_count desc, u.id desc limit ${MOST_FOLLOWED}
), pool as (
  select id, sum(ties) as ties
  from (select * from theirs union all select * from on_topic union all select * from followed) each group by id
), candidates as materialized (
  select u.id, u.language, u.last_post_id, u.follower_count, pool.ties from pool join users u on u.id = pool.id
  where u.is_active and not u.is_limited and u.email_verified_at is not null and u.role <> 'root' and u.id is distinct from $1::uuid
    and not exists (select 1 from follows f where f.follower_id = $1::uuid and f.followee_id = u.id)
    and not exists (select 1 from follow_requests q where q.follower_id = $1::uuid and q.followee_id = u.id)
    and ${notHidden('$1::uuid', 'u.id', 'SUGGESTIONS')}
)
select u.id from candidates u cross join wishes
order by (wishes.languages is null or ${LANGUAGE} = any (wishes.languages)) desc, (u.ties > 0) desc,
  ${RECENTLY_ACTIVE} desc, u.ties desc, u.follower_count desc, u.id desc
limit $2::int`;
