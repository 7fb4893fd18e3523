/**
 * The baseline's statements: one for each page, written independently, so that a flaw of the product's statements shows as a
 * difference between the two. $1 is always the viewer.
 */
const CARD = `p.id, p.content, p.content_warning, p.created_at, p.edited_at, p.reply_count, p.nod_count, p.entities,
  p.parent_id, p.root_id, p.author_id = $1::uuid as mine,
  exists (select 1 from nods n where n.user_id = $1::uuid and n.post_id = p.id) as nodded,
  u.id as author_id, u.handle, u.display_name, u.image_url, u.bio,
  exists (select 1 from follows f where f.follower_id = $1::uuid and f.followee_id = u.id) as following,
  exists (select 1 from follows f where f.follower_id = u.id and f.followee_id = $1::uuid) as followed`;

const cards = (page, more = '') => `select ${CARD}${more} from (${page}) page
join posts p on p.id = page.id join users u on u.id = p.author_id order by p.id desc`;

const ROOTS = 'p.parent_id is null and p.deleted_at is null';

/** Scans the newest quacks for those of followed people, without a limit. */
export const HOME = cards(`select p.id from posts p where ${ROOTS} and (p.author_id = $1::uuid
  or exists (select 1 from follows f where f.follower_id = $1::uuid and f.followee_id = p.author_id))
  order by p.id desc limit 21`);

export const EVERYONE = cards(`select p.id from posts p where ${ROOTS} order by p.id desc limit 21`);

const MENTIONED = `, (select json_agg(json_build_object('id', t.id, 'key', t.handle_key, 'handle', t.handle, 'name', t.display_name))
  from post_mentions m join users t on t.id = m.user_id where m.post_id = p.id) as mentioned`;
export const POSTS = cards(`select p.id from posts p where ${ROOTS} order by p.id desc limit 21`, MENTIONED);

/** $2 author. */
export const POSTS_OF = cards(
  `select p.id from posts p where ${ROOTS} and p.author_id = $2::uuid order by p.id desc limit 21`,
  MENTIONED,
);
/** $1 author. */
export const NUMBER_OF = 'select post_count as n from users where id = $1::uuid';

/** $2 the quack above; the oldest first. */
export const REPLIES = `select ${CARD}${MENTIONED} from (
  select p.id from posts p where p.parent_id = $2::uuid and p.in_thread and p.deleted_at is null order by p.id limit 21
) page join posts p on p.id = page.id join users u on u.id = p.author_id order by p.id`;
/** $1 the quack above. */
export const NUMBER_OF_REPLIES = 'select reply_count as n from posts where id = $1::uuid';

/** $2 id. */
export const POST_OF = `select ${CARD}${MENTIONED} from posts p join users u on u.id = p.author_id where p.id = $2::uuid`;

/** $2 handle. */
export const PERSON = `select u.*, exists (select 1 from follows f where f.follower_id = $1::uuid and f.followee_id = u.id) as following,
  exists (select 1 from follows f where f.follower_id = u.id and f.followee_id = $1::uuid) as followed
from users u where u.handle_key = $2`;

/** $2 author. */
export const QUACKS_OF = cards(
  `select p.id from posts p where ${ROOTS} and p.author_id = $2::uuid order by p.id desc limit 21`,
);

/** $1 tag. */
export const TAG = 'select tag, name, post_count from hashtags where tag = $1';

/** $2 tag. */
export const TAGGED = cards(
  `select h.post_id as id from post_hashtags h where h.tag = $2 and not h.is_reply order by h.post_id desc limit 21`,
);

/**
 * The replies to `parent`, oldest first, and their replies, by one index. `offset 0` makes each a lookup: for a join, PostgreSQL
 * would hash all quacks if it expects a large thread.
 */
const below = (parent) => `select c.id from posts c
  where c.parent_id = ${parent} and c.in_thread and c.deleted_at is null order by c.id`;

/** $2 root: the quack and its replies to depth 3, at most 200 together, level by level. */
export const THREAD = `with recursive tree as (
  select $2::uuid as id, null::uuid as above, 0 as depth
  union all
  select c.id, tree.id, tree.depth + 1 from tree cross join lateral (${below('tree.id')} offset 0) c where tree.depth < 3
), shown as materialized (select * from tree limit 200)
select s.above, s.depth, page.*, coalesce(
  case when s.depth = 3 then page.reply_count > 0 end,
  (select true from (${below('s.id')} offset 0) c where c.id not in (select id from shown) limit 1), false) as more
from shown s cross join lateral (
  select ${CARD} from posts p join users u on u.id = p.author_id where p.id = s.id offset 0
) page`;

/** $2 id. */
export const CARD_OF = `select ${CARD} from posts p join users u on u.id = p.author_id where p.id = $2::uuid`;

/** $1 author, $2 id, $3 content, $4 entities, $5 tags, $6 handles, $7 instant. */
export const PUBLISH = `with post as (
  insert into posts (id, author_id, content, entities, created_at) values ($2::uuid, $1::uuid, $3, $4::jsonb, $7::timestamptz)
), author as (
  update users set post_count = post_count + 1, last_post_id = $2::uuid where id = $1::uuid
), tags as (
  insert into hashtags (tag, name, post_count, first_used_at, last_used_at)
  select tag, tag, 1, $7::timestamptz, $7::timestamptz from unnest($5::text[]) tag
  on conflict (tag) do update set post_count = hashtags.post_count + 1, last_used_at = excluded.last_used_at
), tagged as (
  insert into post_hashtags (tag, post_id, author_id, is_reply) select tag, $2::uuid, $1::uuid, false from unnest($5::text[]) tag
)
insert into post_mentions (user_id, post_id) select id, $2::uuid from users where handle_key = any($6::text[])`;

/** $1 person, $2 quack, $3 nod, $4 instant. */
export const NOD = `with given as (
  insert into nods (id, post_id, user_id, created_at) values ($3::uuid, $2::uuid, $1::uuid, $4::timestamptz)
  on conflict (user_id, post_id) do nothing returning post_id
)
update posts set nod_count = nod_count + 1 where id = (select post_id from given)`;

/** $1 person, $2 quack. */
export const UNNOD = `with taken as (
  delete from nods where user_id = $1::uuid and post_id = $2::uuid returning post_id
)
update posts set nod_count = nod_count - 1 where id = (select post_id from taken)`;

/** $1 person, $2 quack. */
export const NODDED = `select id, nod_count, exists (select 1 from nods n where n.user_id = $1::uuid and n.post_id = p.id) as nodded
from posts p where id = $2::uuid`;

export const STREAM_SIZE = "select reltuples::bigint as n from pg_class where oid = 'posts_stream'::regclass";
