import { claiming } from '#kernel/idempotency/idempotency-statements.js';
import { storing } from '#kernel/events/outbox-statements.js';
import { blocks, notBlocked, notBlockedBy } from '#people/ties/relationship-conditions.js';
import { MARK_COLUMNS, markColumns, marksFrom } from './post-marks.js';
import { PostPublished } from './post.events.js';
import { lockedReplyControl } from './reply-control.js';
import { inAudience } from './post-audience.js';

/**
 * The statements that store a post. A post with its hashtags, mentions and counters takes one round trip, however many
 * there are.
 */

/**
 * Stores the row, with $1 to $12 of INSERT_POST. Stores nothing for an author who was deleted in the meantime; see
 * LOCK_ACTIVE_ACCOUNT in identity. Nothing of limited people is listed.
 */
const rowOf = (author: string) => `${author}, post as (
  insert into posts (id, author_id, content, entities, content_warning, parent_id, root_id, created_at, media_count,
    is_listed, audience_id, ${MARK_COLUMNS})
  select $1::uuid, id, $3, $4::jsonb, $5, $6::uuid, $7::uuid, $8::timestamptz, $9::smallint, is_listed, $11::uuid, marks.*
  from author, ${marksFrom('$12')}
)`;

/** Someone asked to be notified of posts of the author. It spares the handlers of most posts a statement. */
const HAS_LISTENERS = "exists (select 1 from follows f where f.followee_id = $2::uuid and f.notify <> 'OFF')";

const ACTIVE = `select id, $10::boolean and not is_limited as is_listed, ${HAS_LISTENERS} as has_listeners from users
  where id = $2::uuid and is_active and deleted_at is null for key share`;
const ROW = rowOf(`author as (${ACTIVE})`);

/** The same once for each idempotency key. @param first the number of the parameter with the owner of the key */
const rowOnce = (first: number) =>
  rowOf(`active as (${ACTIVE}
), claimed as (${claiming(first, '$1::uuid::text', 'active')}
), author as (
  select active.id, active.is_listed, active.has_listeners from active, claimed
)`);

const PUBLISHED = (id: string, tags: string, mentioned: string) =>
  storing(
    id,
    PostPublished.type,
    `jsonb_build_object('postId', $1::uuid, 'authorId', $2::uuid, 'parentId', $6::uuid, 'rootId', $7::uuid,
    'tags', ${tags}, 'mentionedIds', ${mentioned}, 'parentAuthorId', (select author_id from parent),
    'hasLinks', $4::jsonb @> '[{"kind": "LINK"}]', 'hasListeners', has_listeners)`,
    'author',
  );

/**
 * $1 id, $2 author, $3 content, $4 entities (json), $5 content warning, $6 parent, $7 root, $8 time, $9 media, $10
 * whether lists show it, $11 whose followers read it or null for everyone, $12 its marks, $13 hashtag keys (sorted), $14 hashtag names as typed, $15 handles mentioned (lower case), $16 event. Hashtags of
 * what is not listed are not counted. Returns one row
 * with the ids of the mentioned users without the author, and whether anyone asked to be notified; no row if the author's account has ended.
 */
const insertPost = (row: string) => `
with ${row}, counted as (
  update users set
    post_count = post_count + case when $6::uuid is null then 1 else 0 end,
    last_post_id = case when $6::uuid is null then greatest(last_post_id, $1::uuid) else last_post_id end
  where id = (select id from author) and $6::uuid is null
), parent as (
  update posts set reply_count = reply_count + 1 where id = $6::uuid and exists (select from author)
  returning author_id
), tags as (
  insert into hashtags (tag, name, post_count, first_used_at, last_used_at)
  select t.tag, t.name, case when $6::uuid is null and author.is_listed then 1 else 0 end, $8::timestamptz,
    case when author.is_listed then $8::timestamptz else 'epoch' end
  from unnest($13::text[], $14::text[]) t (tag, name), author
  on conflict (tag) do update set
    post_count = hashtags.post_count + excluded.post_count,
    last_used_at = greatest(hashtags.last_used_at, excluded.last_used_at)
  returning tag
), tagged as (
  insert into post_hashtags (tag, post_id, author_id, is_reply, name, is_open)
  select tags.tag, $1::uuid, $2::uuid, $6::uuid is not null, t.name, author.is_listed
  from author, tags join unnest($13::text[], $14::text[]) t (tag, name) on t.tag = tags.tag
), mentioned as (
  insert into post_mentions (user_id, post_id, handle_key)
  select u.id, $1::uuid, u.handle_key from users u, author
  where u.handle_key = any($15::text[]) and u.is_active and ${notBlocked('$2::uuid', 'u.id')}
  returning user_id
), event as (${PUBLISHED('$16', 'to_jsonb($13::text[])', "coalesce((select jsonb_agg(user_id) from mentioned where user_id <> $2::uuid), '[]')")}
)
select array(select user_id from mentioned where user_id <> $2::uuid) as mentioned, has_listeners from author`;

export const INSERT_POST = insertPost(ROW);

/** The same with an idempotency key as $17 to $20; no row either if it was claimed before. */
export const INSERT_POST_ONCE = insertPost(rowOnce(17));

/** The same for a text without hashtags and mentions. $1 to $12 and the result as above; $13 event. */
const insertPlainPost = (row: string) => `
with ${row}, parent as (
  update posts set reply_count = reply_count + 1 where id = $6::uuid and exists (select from author)
  returning author_id
), event as (${PUBLISHED('$13', "'[]'::jsonb", "'[]'::jsonb")}
), counted as (
  update users set post_count = post_count + 1, last_post_id = greatest(last_post_id, $1::uuid)
  where id = (select id from author) and $6::uuid is null
)
select '{}'::uuid[] as mentioned, has_listeners from author`;

export const INSERT_PLAIN_POST = insertPlainPost(ROW);

/** The same with an idempotency key as $14 to $17. */
export const INSERT_PLAIN_POST_ONCE = insertPlainPost(rowOnce(14));

/** Deletes the hashtags and mentions of a post. $1 post. Returns who was mentioned by which handle. */
export const CLEAR_ENTITIES = `
with gone as (
  delete from post_hashtags where post_id = $1::uuid returning tag, is_reply, is_open
), counted as (
  update hashtags set post_count = post_count - 1 where tag in (select tag from gone where not is_reply and is_open)
)
delete from post_mentions where post_id = $1::uuid returning user_id, handle_key`;

/**
 * Stores the new hashtags and mentions of an edited post. $1 post, $2 author, $3 is a reply, $4 keys, $5 names, $6
 * handles, $7 time, $8 handles in the previous text, $9 the users they meant: a handle still means a user who was
 * renamed since. Returns the mentioned users.
 */
export const SET_ENTITIES = `
with post as materialized (
  select is_listed from posts where id = $1::uuid
), tags as (
  insert into hashtags (tag, name, post_count, first_used_at, last_used_at)
  select t.tag, t.name, case when $3::boolean or not post.is_listed then 0 else 1 end, $7::timestamptz,
    case when post.is_listed then $7::timestamptz else 'epoch' end
  from unnest($4::text[], $5::text[]) t (tag, name), post
  on conflict (tag) do update set
    post_count = hashtags.post_count + excluded.post_count,
    last_used_at = greatest(hashtags.last_used_at, excluded.last_used_at)
  returning tag
), tagged as (
  insert into post_hashtags (tag, post_id, author_id, is_reply, name, is_open)
  select tags.tag, $1::uuid, $2::uuid, $3::boolean, t.name, post.is_listed
  from post, tags join unnest($4::text[], $5::text[]) t (tag, name) on t.tag = tags.tag
)
insert into post_mentions (user_id, post_id, handle_key)
select coalesce(meant.user_id, u.id), $1::uuid, written.handle_key
from unnest($6::text[]) written (handle_key)
left join unnest($8::text[], $9::uuid[]) meant (handle_key, user_id) on meant.handle_key = written.handle_key
left join users u on u.handle_key = written.handle_key and u.is_active and ${notBlocked('$2::uuid', 'u.id')}
where coalesce(meant.user_id, u.id) is not null
on conflict (user_id, post_id) do nothing
returning user_id as id`;

/** Where a post was written, as a cell of about 5 km. $1 post, $2 cell. */
export const INSERT_PLACE = 'insert into post_places (post_id, cell) values ($1::uuid, $2)';

/** $1 post. */
export const FORGET_PLACE = 'delete from post_places where post_id = $1::uuid';

/**
 * Erases the text of a post, which stays in the thread if it has something below it. $1 post (locked before), $2 time.
 */
export const ERASE_POST = `
update posts set deleted_at = $2::timestamptz, content = '', entities = '[]', content_warning = null, media_count = 0,
  in_thread = exists (select 1 from posts c where c.parent_id = $1::uuid and c.in_thread)
where id = $1::uuid
returning in_thread`;

/** Removes a post from the counters of its author and parent. $1 post, $2 author, $3 parent. */
export const UNCOUNT_POST = `
with parent as (
  update posts set reply_count = reply_count - 1 where id = $3::uuid
)
update users set
  post_count = post_count - 1,
  last_post_id = case when last_post_id is distinct from $1::uuid then last_post_id else (
    select p.id from posts p
    where p.author_id = $2::uuid and p.parent_id is null and p.deleted_at is null and p.requack_of is null and p.id <> $1::uuid
    order by p.id desc limit 1) end
where id = $2::uuid and $3::uuid is null`;

/**
 * A post that the viewer can reply to or edit: it exists, they are in its audience, and its author is active and doesn't block them. $1 post, $2 viewer.
 * Locks nothing; updating the counters does.
 */
const activePost = (more = '') => `
select p.id, p.author_id, p.parent_id, p.root_id, p.media_count, p.has_poll, p.content_warning, ${markColumns('p')}, p.is_marked_by_staff, p.is_listed,
  p.audience_id, ${blocks('$2::uuid', 'p.author_id')} as blocks${more}
from posts p join users u on u.id = p.author_id and u.is_active
where p.id = $1::uuid and p.deleted_at is null and p.requack_of is null and ${notBlockedBy('$2::uuid', 'p.author_id')}
  and ${inAudience('$2::uuid')}`;

export const ACTIVE_POST = activePost();

/** The same for what is answered, with the rule of its thread. */
export const ANSWERED_POST = activePost(`, ${lockedReplyControl('$2::uuid')} as reply_control`);
