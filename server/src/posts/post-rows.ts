import { heldMedia, type MediaRecord } from '#media/media.view.js';
import { stands, type UserRow, userColumns } from '#people/users/user.view.js';
import type { MentionedPerson } from './mentions/mentioned-person.js';
import type { PostEntity } from './post-text.js';

/** A quack, its author and what the viewer did, as one row. */
export type PostRow = UserRow<'author_'> & {
  id: string;
  content: string;
  entities: PostEntity[];
  content_warning: string | null;
  created_at: Date;
  edited_at: Date | null;
  parent_id: string | null;
  root_id: string | null;
  reply_count: number;
  nod_count: number;
  viewer_has_nodded: boolean;
  viewer_has_pinned: boolean;
  media: MediaRecord[] | null;
  mentioned?: MentionedPerson[] | null;
};

/** @param viewer the parameter that holds the viewer's id or null, such as `$2::uuid` */
const columns = (viewer: string) => `
  p.id, p.content, p.entities, p.content_warning, p.created_at, p.edited_at, p.parent_id, p.root_id,
  p.reply_count, p.nod_count,
  ${stands(`nods n where n.user_id = ${viewer} and n.post_id = p.id`)} as viewer_has_nodded,
  ${stands(`pins n where n.user_id = ${viewer} and n.post_id = p.id`)} as viewer_has_pinned,
  case when p.media_count > 0 then ${heldMedia('p.id')} end as media,
  ${userColumns('u', viewer, 'author_')}`;

const FROM = 'from posts p join users u on u.id = p.author_id';

/** Each author is a look-up: where there are few people, PostgreSQL would read all of them for a single quack. */
const FROM_EACH = `from posts p cross join lateral (
  select * from users where users.id = p.author_id offset 0
) u`;

const readableBy = (viewer: string) =>
  `p.deleted_at is null and u.is_active and (${viewer} is not null or not u.requires_login)`;

/** Whom a quack mentions, as one more column. */
export const MENTIONED = `, (
  select json_agg(json_build_object('id', t.id, 'handleKey', coalesce(m.handle_key, t.handle_key), 'handle', t.handle, 'displayName', t.display_name))
  from post_mentions m join users t on t.id = m.user_id
  where m.post_id = p.id and t.is_active and t.email_verified_at is not null
) as mentioned`;

/** $1 ids, $2 viewer or null. One statement for any number of quacks, their authors, their media and what the viewer did. */
export const postsByIds = (more = '') => `
select ${columns('$2::uuid')}${more}
${FROM_EACH}
where p.id = any($1::uuid[]) and ${readableBy('$2::uuid')}`;

/**
 * A list and its quacks by one statement instead of two; columns of a quack that vanished meanwhile are null. Rows keep
 * the list's order. `offset 0` has PostgreSQL look each quack up by its id, however many it expects.
 * @param list a statement whose rows hold an `id` each, newest first
 * @param viewer number of the parameter after those of the list: the viewer's id or null
 */
export const postsOfList = (list: string, viewer: number, more = '') => `
with list as materialized (${list})
select list.id as list_id, post.* from list
left join lateral (
  select ${columns(`$${viewer}::uuid`)}${more}
  ${FROM}
  where p.id = list.id and ${readableBy(`$${viewer}::uuid`)} offset 0
) post on true
order by list.id desc`;
