import { storing } from '#kernel/events/outbox-statements.js';
import { PostPublished } from './post.events.js';

/**
 * The statements that store a quack. One statement does what belongs together: a quack with its hashtags, mentions and counters
 * costs one round trip, however many there are.
 */

/** An author who was deleted while the quack was on its way stores nothing: identity's STANDING_ACCOUNT says how that is known. */
const AUTHOR = 'select id from users where id = $2::uuid and is_active and deleted_at is null for key share';

const PUBLISHED = (id: string, tags: string, mentioned: string) =>
  storing(
    id,
    PostPublished.type,
    `jsonb_build_object('postId', $1::uuid, 'authorId', $2::uuid, 'parentId', $6::uuid, 'rootId', $7::uuid,
    'tags', ${tags}, 'mentionedIds', ${mentioned})`,
    'author',
  );

/**
 * $1 id, $2 author, $3 content, $4 entities (json), $5 content warning, $6 parent, $7 root, $8 instant,
 * $9 media, $10 hashtag keys (sorted), $11 hashtag names as typed, $12 handles mentioned (lower case),
 * $13 event.
 * Answers one row with the ids of the people mentioned, the author apart; none where the author's account has ended.
 */
export const INSERT_POST = `
with author as (
  ${AUTHOR}
), post as (
  insert into posts (id, author_id, content, entities, content_warning, parent_id, root_id, created_at, media_count)
  select $1::uuid, id, $3, $4::jsonb, $5, $6::uuid, $7::uuid, $8::timestamptz, $9::smallint from author
), counted as (
  update users set
    post_count = post_count + case when $6::uuid is null then 1 else 0 end,
    last_post_id = case when $6::uuid is null then greatest(last_post_id, $1::uuid) else last_post_id end
  where id = (select id from author) and $6::uuid is null
), parent as (
  update posts set reply_count = reply_count + 1 where id = $6::uuid and exists (select from author)
), tags as (
  insert into hashtags (tag, name, post_count, first_used_at, last_used_at)
  select t.tag, t.name, case when $6::uuid is null then 1 else 0 end, $8::timestamptz, $8::timestamptz
  from unnest($10::text[], $11::text[]) t (tag, name), author
  on conflict (tag) do update set
    post_count = hashtags.post_count + excluded.post_count,
    last_used_at = greatest(hashtags.last_used_at, excluded.last_used_at)
  returning tag
), tagged as (
  insert into post_hashtags (tag, post_id, author_id, is_reply, name)
  select tags.tag, $1::uuid, $2::uuid, $6::uuid is not null, t.name
  from tags join unnest($10::text[], $11::text[]) t (tag, name) on t.tag = tags.tag
), mentioned as (
  insert into post_mentions (user_id, post_id, handle_key)
  select u.id, $1::uuid, u.handle_key from users u, author where u.handle_key = any($12::text[]) and u.is_active
  returning user_id
), event as (${PUBLISHED('$13', 'to_jsonb($10::text[])', "coalesce((select jsonb_agg(user_id) from mentioned where user_id <> $2::uuid), '[]')")}
)
select array(select user_id from mentioned where user_id <> $2::uuid) as mentioned from author`;

/** The same for the words of a quack without hashtags and mentions. $1 to $9, and what it answers, as above; $10 event. */
export const INSERT_PLAIN_POST = `
with author as (
  ${AUTHOR}
), post as (
  insert into posts (id, author_id, content, entities, content_warning, parent_id, root_id, created_at, media_count)
  select $1::uuid, id, $3, $4::jsonb, $5, $6::uuid, $7::uuid, $8::timestamptz, $9::smallint from author
), parent as (
  update posts set reply_count = reply_count + 1 where id = $6::uuid and exists (select from author)
), event as (${PUBLISHED('$10', "'[]'::jsonb", "'[]'::jsonb")}
), counted as (
  update users set post_count = post_count + 1, last_post_id = greatest(last_post_id, $1::uuid)
  where id = (select id from author) and $6::uuid is null
)
select '{}'::uuid[] as mentioned from author`;

/** Forgets the hashtags and mentions of a quack. $1 post. Answers who was mentioned by which handle. */
export const CLEAR_ENTITIES = `
with gone as (
  delete from post_hashtags where post_id = $1::uuid returning tag, is_reply
), counted as (
  update hashtags set post_count = post_count - 1 where tag in (select tag from gone where not is_reply)
)
delete from post_mentions where post_id = $1::uuid returning user_id, handle_key`;

/**
 * Gives an edited quack its new hashtags and mentions. $1 post, $2 author, $3 is a reply, $4 keys, $5 names, $6 handles,
 * $7 instant, $8 handles that stood in it before, $9 whom they meant: somebody renamed since is still meant by the old handle.
 */
export const SET_ENTITIES = `
with tags as (
  insert into hashtags (tag, name, post_count, first_used_at, last_used_at)
  select t.tag, t.name, case when $3::boolean then 0 else 1 end, $7::timestamptz, $7::timestamptz
  from unnest($4::text[], $5::text[]) t (tag, name)
  on conflict (tag) do update set
    post_count = hashtags.post_count + excluded.post_count,
    last_used_at = greatest(hashtags.last_used_at, excluded.last_used_at)
  returning tag
), tagged as (
  insert into post_hashtags (tag, post_id, author_id, is_reply, name)
  select tags.tag, $1::uuid, $2::uuid, $3::boolean, t.name
  from tags join unnest($4::text[], $5::text[]) t (tag, name) on t.tag = tags.tag
)
insert into post_mentions (user_id, post_id, handle_key)
select coalesce(meant.user_id, u.id), $1::uuid, written.handle_key
from unnest($6::text[]) written (handle_key)
left join unnest($8::text[], $9::uuid[]) meant (handle_key, user_id) on meant.handle_key = written.handle_key
left join users u on u.handle_key = written.handle_key and u.is_active
where coalesce(meant.user_id, u.id) is not null
on conflict (user_id, post_id) do nothing`;

/** Where a quack was written, as a cell of about 5 km. $1 post, $2 cell. */
export const INSERT_PLACE = 'insert into post_places (post_id, cell) values ($1::uuid, $2)';

/** $1 post. */
export const FORGET_PLACE = 'delete from post_places where post_id = $1::uuid';

/**
 * Takes the words of a quack away; it keeps its place where something stands below it. $1 post (locked before), $2 instant.
 */
export const ERASE_POST = `
update posts set deleted_at = $2::timestamptz, content = '', entities = '[]', content_warning = null, media_count = 0,
  in_thread = exists (select 1 from posts c where c.parent_id = $1::uuid and c.in_thread)
where id = $1::uuid
returning in_thread`;

/** Takes a removed quack out of its author's and parent's counts. $1 post, $2 author, $3 parent. */
export const UNCOUNT_POST = `
with parent as (
  update posts set reply_count = reply_count - 1 where id = $3::uuid
)
update users set
  post_count = post_count - 1,
  last_post_id = case when last_post_id is distinct from $1::uuid then last_post_id else (
    select p.id from posts p
    where p.author_id = $2::uuid and p.parent_id is null and p.deleted_at is null and p.id <> $1::uuid
    order by p.id desc limit 1) end
where id = $2::uuid and $3::uuid is null`;

/**
 * A quack that can be answered or nodded: standing, its author active. $1 post. Locks nothing; the counters' updates do.
 */
export const STANDING_POST = `
select p.id, p.author_id, p.parent_id, p.root_id, p.media_count from posts p join users u on u.id = p.author_id and u.is_active
where p.id = $1::uuid and p.deleted_at is null`;
