import { MARK_COLUMNS, marksFrom } from './post-marks.js';

/** The statements of posts that wait for a moderator. To every other statement, such a post is a deleted one without words. */

/**
 * Stores a post that no one but its author sees. $1 id, $2 author, $3 content, $4 entities (json), $5 content warning, $6 parent,
 * $7 root, $8 time, $9 media, $10 cell or null, $11 marks, $12 whether lists will show it, $13 whose followers
 * will read it or null for everyone. No row if the author's account has ended.
 */
export const INSERT_HELD_POST = `
with author as (
  select id, $12::boolean and not is_limited as is_listed from users
  where id = $2::uuid and is_active and deleted_at is null for key share
), post as (
  insert into posts (id, author_id, content, parent_id, root_id, created_at, deleted_at, in_thread, is_listed,
    audience_id, ${MARK_COLUMNS})
  select $1::uuid, id, '', $6::uuid, $7::uuid, $8::timestamptz, $8::timestamptz, false, is_listed,
    $13::uuid, marks.* from author, ${marksFrom('$11')}
), kept as (
  insert into withheld_posts (post_id, content, entities, content_warning, media_count, cell, mentioned_handles, mentioned_ids, withheld_at)
  select $1::uuid, $3, $4::jsonb, $5, $9::smallint, $10, '{}', '{}', $8::timestamptz from author
)
insert into held_posts (post_id, author_id, reason, is_unpublished, created_at)
select $1::uuid, id, 'WORDS', true, $8::timestamptz from author
returning post_id as id`;

/** Marks a withheld post as waiting. $1 post, $2 author, $3 reason. */
export const MARK_HELD = `
insert into held_posts (post_id, author_id, reason, is_unpublished, created_at) values ($1::uuid, $2::uuid, $3, false, now())`;

/** Locks a post that waits. $1 post. */
export const LOCK_HELD = `
select h.post_id as id, h.reason from held_posts h where h.post_id = $1::uuid and h.removed_at is null for update`;

/** Leaves it withheld, for as long as what moderators removed. $1 post. */
export const REMOVE_HELD = `
with removed as (
  update held_posts set removed_at = now() where post_id = $1::uuid and removed_at is null returning post_id
)
update withheld_posts w set withheld_at = now() from removed where w.post_id = removed.post_id
returning w.post_id as id, w.content`;

/** Erases a post that waits, at its author's wish. $1 post, $2 author. */
export const FORGET_HELD = `
delete from withheld_posts w using held_posts h
where w.post_id = $1::uuid and h.post_id = w.post_id and h.author_id = $2::uuid and h.removed_at is null
returning w.post_id as id`;

/** What waits of an author, newest first. $1 author, $2 rows. */
export const HELD_OF = `
select h.post_id as id from held_posts h where h.author_id = $1::uuid and h.removed_at is null
order by h.post_id desc limit $2::int`;
