import { BEYOND, bothWays, type Direction, ORDER } from '#kernel/paging/direction.js';
import { notMuted } from '#people/ties/relationship-conditions.js';
import { listed, readable } from '#people/users/readable.js';
import { findable, inAudience } from '../model/post-audience.js';
import { isNewest, originalAtHome } from '../model/requack-conditions.js';
import { savedMatching } from '../search/saved-search.js';

/**
 * The statements of post lists. They are written by hand because they are the hottest of the product: each is an index
 * scan that reads a few rows for each row it returns, whatever the size of the data (docs/performance.md has the
 * figures, and a test checks the plans).
 */

/**
 * One text for each of four row limits; a request is rounded up. The limit is part of the text, because with a
 * parameter PostgreSQL estimates a tenth of the table and picks other plans.
 */
export type Statement = (rows: number) => string;

const ROWS = [6, 21, 51, 101];

/** @param write builds the statement for a limit; @returns texts that are built once */
export function perRows(write: (limit: number) => string): Statement {
  const texts = new Map(ROWS.map((limit) => [limit, write(limit)]));
  return (rows) => texts.get(ROWS.find((limit) => rows <= limit) ?? ROWS.at(-1)!)!;
}

/** Up to this number of follows, looking up the newest posts of each is faster than scanning the newest of everyone. */
const FOLLOWS_FEW = 40;
/** From this number on, the scan looks each author up among the follows instead of reading all of these first. */
const FOLLOWS_MANY = 300;
/** Newest posts that are scanned for followed authors before looking up each author. */
export const WALK = 600;
/** Newest posts that a page of home scans. */
export const HOME_WALK = 1_000;

/** What home walks: quacks and requacks; no replies, nothing deleted. */
export const AT_HOME = 'p.parent_id is null and p.deleted_at is null';
/** Posts in a stream: quacks, and no requacks. */
export const IN_STREAM = `${AT_HOME} and p.requack_of is null`;
/** Those of them that strangers see. Requacks are never listed. */
const IN_EVERYONE = `${AT_HOME} and p.is_listed`;

/**
 * Of the rows of a page, which are shown at home: asked once and last, because it is about other people than the author. A requack
 * is if its original is; a quote, unless the author's quotes are muted. A post comes once, where it was written or where it was last
 * requacked up to $3, which is the newest id that the reader has seen the list of: what was requacked later doesn't count, or the
 * post would be on no page.
 */
export const shownAtHome = (row: string) => `
  (${row}.requack_of is null and ${row}.requack_count = 0 or ${isNewest('$1::uuid', row, `coalesce(${row}.requack_of, ${row}.id)`, '$3::uuid')})
  and (${row}.requack_of is null or ${originalAtHome('$1::uuid', row)})
  and (${row}.quote_of is null or ${notMuted('$1::uuid', `${row}.author_id`, 'HOME_QUOTES')})`;

const IS_FOLLOWED = '(select true from follows f where f.follower_id = $1::uuid and f.followee_id = newest.author_id)';
/** PostgreSQL reads the set of all whom the viewer follows once, and asks it for each row. */
const IS_AMONG_FOLLOWED = 'newest.author_id in (select f.followee_id from follows f where f.follower_id = $1::uuid)';

/**
 * Row `newest` is by the viewer or by someone whom they follow, and is not muted. A case, because PostgreSQL would ask about every author
 * first whether they are active.
 */
const byFollowed = (isFollowed: string) => `case when newest.author_id = $1::uuid or ${isFollowed} then
      (select u.is_active from users u where u.id = newest.author_id)
      and case when newest.requack_of is null then ${notMuted('$1::uuid', 'newest.author_id', 'HOME_QUACKS')}
        else ${notMuted('$1::uuid', 'newest.author_id', 'HOME_REQUACKS')} end end`;
export const BY_FOLLOWED = byFollowed(IS_FOLLOWED);

/** The newest quack of user u below the position, and the newest requack, unless the viewer muted these. */
const NEWEST_QUACK = `case when u.has_quacks then case when u.last_post_id < $2::uuid then u.last_post_id else (
        select p.id from posts p where p.author_id = u.id and ${IN_STREAM} and p.id < $2::uuid order by p.id desc limit 1
      ) end end`;
const NEWEST_REQUACK = `case when u.has_requacks then (
        select p.id from posts p where p.author_id = u.id and p.requack_of is not null and p.id < $2::uuid order by p.id desc limit 1
      ) end`;

/**
 * $1 viewer, $2 id below which, $3 newest id that the reader has seen the list of. The newest posts are scanned for followed authors:
 * the scan ends with the page, is bounded, and leaves the rest to the heads (PostgreSQL skips what `enough` excludes). These are the
 * newest quack below the position of each followed user, mostly stored in the user's row, and the newest requack of those who have ever
 * made one. A page lies within the newest heads, as many as rows, and not below the last of them, so only these users' posts are read.
 * Lookups are subqueries and behind `offset 0`, so that a generic plan uses an index for each and never hashes a whole table; the
 * follows of someone who has few are the one exception. Everyone who follows an author is in the audience of all their posts.
 *
 * Rows that are not shown at home belong to the page too: it is read on for them (list-page.ts), which costs a page without
 * any nothing.
 */
export const FOLLOWING = perRows(
  (limit) => `
with viewer as materialized (
  select u.following_count <= ${FOLLOWS_FEW} as follows_few, u.following_count > ${FOLLOWS_MANY} as follows_many
  from users u where u.id = $1::uuid
), walked as materialized (
  select newest.id, newest.author_id, newest.requack_of from (
    select p.id, p.author_id, p.requack_of from posts p where ${AT_HOME} and p.id < $2::uuid order by p.id desc limit ${HOME_WALK}
  ) newest
  where not (select follows_few from viewer)
    and ${byFollowed(`case when (select follows_many from viewer) then ${IS_FOLLOWED} else ${IS_AMONG_FOLLOWED} end`)}
  order by newest.id desc limit ${limit}
), found as materialized (
  select count(*) >= ${limit} as enough from walked
), heads as materialized (
  select person.id, person.head, person.has_quacks, person.has_requacks from (
    select f.followee_id as id from follows f where f.follower_id = $1::uuid
    union all
    select $1::uuid
  ) people
  cross join lateral (
    select u.id, u.has_quacks, u.has_requacks, greatest(${NEWEST_QUACK}, ${NEWEST_REQUACK}) as head
    from (
      select u.id, u.last_post_id, u.last_post_id is not null and ${notMuted('$1::uuid', 'u.id', 'HOME_QUACKS')} as has_quacks,
        u.has_requacked and ${notMuted('$1::uuid', 'u.id', 'HOME_REQUACKS')} as has_requacks
      from users u where u.id = people.id and u.is_active offset 0
    ) u offset 0
  ) person
  where not (select enough from found) and person.head is not null
  order by person.head desc limit ${limit}
), last_head as materialized (
  select coalesce(
    (select head from heads order by head desc offset ${limit} - 1 limit 1), '00000000-0000-0000-0000-000000000000'
  ) as id
), entries as materialized (
  select post.* from walked cross join lateral (
    select p.id, p.author_id, p.requack_of, p.requack_count, p.quote_of from posts p where p.id = walked.id offset 0
  ) post
  where (select enough from found)
  union all
  (select theirs.* from heads
   cross join lateral (
     (select p.id, p.author_id, p.requack_of, p.requack_count, p.quote_of from posts p
      where heads.has_quacks and p.author_id = heads.id and ${IN_STREAM} and p.id < $2::uuid
        and p.id >= (select id from last_head)
      order by p.id desc limit ${limit})
     union all
     (select p.id, p.author_id, p.requack_of, p.requack_count, p.quote_of from posts p
      where heads.has_requacks and p.author_id = heads.id and p.requack_of is not null and p.id < $2::uuid
        and p.id >= (select id from last_head)
      order by p.id desc limit ${limit})
   ) theirs
   order by theirs.id desc limit ${limit})
)
select id, requack_of, ${shownAtHome('entries')} as is_shown from entries
order by id desc`,
);

const everyone = (direction: Direction, more = '') =>
  perRows(
    (limit) => `
select p.id from posts p
where ${IN_EVERYONE} and p.id ${BEYOND[direction]} $1::uuid${more} and (select ${listed('$2::uuid', 'LISTS')} from users u where u.id = p.author_id)
order by p.id ${ORDER[direction]} limit ${limit}`,
  );

/** $1 id below (or above) which, $2 viewer or null. */
export const EVERYONE = bothWays((direction) => everyone(direction));
/** Those with pictures or videos. */
export const EVERYONES_MEDIA = bothWays((direction) => everyone(direction, ' and p.media_count > 0'));

/** The first page of everyone's stream; $1 viewer or null. */
export const EVERYONE_FIRST = perRows(
  (limit) => `
select p.id from posts p
where ${IN_EVERYONE} and (select ${listed('$1::uuid', 'LISTS')} from users u where u.id = p.author_id)
order by p.id desc limit ${limit}`,
);

/** Any page of everyone's stream by number; $1 viewer or null, $2 offset. */
export const EVERYONE_NUMBERED = perRows(
  (limit) => `
select p.id from posts p
where ${IN_EVERYONE} and (select ${listed('$1::uuid', 'LISTS')} from users u where u.id = p.author_id)
order by p.id desc offset $2::int limit ${limit}`,
);

const tagged = (direction: Direction, tag: string, limit: string | number, more = '') => `
select h.post_id as id from post_hashtags h
where h.tag = ${tag} and not h.is_reply and h.post_id ${BEYOND[direction]} $2::uuid and (h.is_open or h.author_id = $3::uuid)
  and (select ${listed('$3::uuid', 'LISTS')} from users u where u.id = h.author_id)${more}
order by h.post_id ${ORDER[direction]} limit ${limit}`;

/** $1 tag, $2 id below (or above) which, $3 viewer or null. What is unlisted or for followers is no one's but its author's. */
export const BY_TAG = bothWays((direction) => perRows((limit) => tagged(direction, '$1', limit)));

/** Of posts with one of the hashtags $1, those that have all tags of $4, and none of $5, and media if $6. */
const SELECTED = `
  and not exists (
    select 1 from unnest($4::text[]) asked (tag)
    where not exists (select 1 from post_hashtags also where also.post_id = h.post_id and also.tag = asked.tag))
  and not exists (select 1 from post_hashtags no where no.post_id = h.post_id and no.tag = any($5::text[]))
  and (not $6::boolean or (select p.media_count > 0 from posts p where p.id = h.post_id))`;
export const BY_TAG_SELECTED = bothWays((direction) =>
  perRows(
    (limit) => `
select distinct found.id from unnest($1::text[]) asked (tag)
cross join lateral (${tagged(direction, 'asked.tag', limit, SELECTED)}) found
order by found.id ${ORDER[direction]} limit ${limit}`,
  ),
);

/** $1 tag, $2 offset, $3 rows, $4 viewer or null. */
export const BY_TAG_NUMBERED = `
select h.post_id as id from post_hashtags h join users u on u.id = h.author_id
where h.tag = $1 and not h.is_reply and (h.is_open or h.author_id = $4::uuid) and ${listed('$4::uuid', 'LISTS')}
order by h.post_id desc offset $2::int limit $3::int`;

/** Of someone's nods, strangers see what they find elsewhere; that person sees all that they can read. */
export const findableAmongNods = (viewer: string) =>
  `(${findable(viewer)} or (n.user_id = ${viewer} and ${inAudience(viewer)}))`;

/** A user's nods are hidden from visitors if the user requires login, and from all others if the user hides them. */
const NODS_FROM = `
nods n
join posts p on p.id = n.post_id and p.deleted_at is null
join users u on u.id = p.author_id
where n.user_id = $1::uuid and ${listed('$4::uuid', 'LISTS')} and ${findableAmongNods('$4::uuid')}
  and exists (select 1 from users o where o.id = $1::uuid and ${readable('$4::uuid', 'o')}
    and (not o.hides_nods or o.id = $4::uuid))`;

/** $1 user, $2 nod below (or above) which, $3 rows, $4 viewer or null. */
export const NODDED_BY = bothWays(
  (direction) => `
select n.post_id as id, n.id as position from ${NODS_FROM} and n.id ${BEYOND[direction]} $2::uuid
order by n.id ${ORDER[direction]} limit $3::int`,
);

/** The person's own search in what they gave a nod. */
export const NODDED_MATCHING = savedMatching('nods', listed('$1::uuid', 'LISTS'));

/** $1 user, $2 offset, $3 rows, $4 viewer or null. */
export const NODDED_BY_NUMBERED = `
select n.post_id as id, n.id as position from ${NODS_FROM}
order by n.id desc offset $2::int limit $3::int`;
