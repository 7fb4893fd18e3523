import { notMuted } from '#people/relationships/relationship-conditions.js';
import { listed, readable } from '#people/users/readable.js';
import { findable, inAudience } from '../post/post-audience.js';
import { isNewest, listedOriginal, originalAtHome } from '../requacks/requack-conditions.js';

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

/**
 * Up to this number of follows, the newest posts of each are looked up; beyond, the newest posts of everyone are
 * scanned first.
 */
const FOLLOWS_FEW = 300;
/** Newest posts that are scanned for followed authors before looking up each author. */
const WALK = 600;

/** What home walks: quacks and requacks; no replies, nothing deleted. */
const AT_HOME = 'p.parent_id is null and p.deleted_at is null';
/** Posts in a stream: quacks, and no requacks. */
const IN_STREAM = `${AT_HOME} and p.requack_of is null`;
/** Those of them that strangers see. Requacks are never listed. */
const IN_EVERYONE = `${AT_HOME} and p.is_listed`;

/** Row `p` is the newest row about its post that the viewer sees at home, of those up to $3. */
const newest = (row: string, originalId: string) => isNewest('$1::uuid', row, originalId, '$3::uuid');

/** A requack of someone the viewer follows is seen: the original can be, and no one requacked it after. */
const seenRequack = (row: string) => `${originalAtHome('$1::uuid', row)} and ${newest(row, `${row}.requack_of`)}`;

/** The newest quack of user u below the position, and the newest requack that the viewer sees. */
const HEADS_OF_USER = `
      select case when u.last_post_id < $2::uuid and quotes.are_shown then u.last_post_id else (
        select p.id from posts p where p.author_id = u.id and ${IN_STREAM} and p.id < $2::uuid
          and (quotes.are_shown or p.quote_of is null) order by p.id desc limit 1
      ) end as head, false as is_requack, quotes.are_shown as with_quotes
      from (select ${notMuted('$1::uuid', 'u.id', 'HOME_QUOTES')} as are_shown) quotes
      where u.last_post_id is not null and ${notMuted('$1::uuid', 'u.id', 'HOME_QUACKS')}
      union all
      select (
        select p.id from posts p where p.author_id = u.id and p.requack_of is not null and p.id < $2::uuid and ${seenRequack('p')}
        order by p.id desc limit 1
      ), true, true
      where u.has_requacked and ${notMuted('$1::uuid', 'u.id', 'HOME_REQUACKS')}`;

/**
 * $1 viewer, $2 id below which, $3 newest id that the reader has seen the list of. With few follows, a page is found through its
 * heads: the newest quack below the position of each followed user, mostly stored in the user's row, and the newest requack of those
 * who have ever made one. A page lies within the newest heads, as many as rows, and not below the last of them, so only these users'
 * posts are read. With many follows, scanning the newest posts for followed authors is faster; the scan ends with the page, is
 * bounded, and leaves the rest to the heads (PostgreSQL skips what `enough` excludes). Lookups are subqueries and behind `offset 0`,
 * so that a generic plan uses an index for each and never hashes a whole table. Everyone who follows an author is in the audience of
 * all their posts.
 *
 * A post comes once, where it was written or where it was last requacked by then. A head may be a quack that came with a newer
 * requack, which is then a head too: so where there are requacks among them, twice as many heads hold as many posts as rows. What
 * was requacked after $3 doesn't count, because the reader has not seen it: the post would be on no page. A mute of someone's quotes
 * leaves out what quotes.
 */
export const FOLLOWING = perRows(
  (limit) => `
with viewer as materialized (
  select u.following_count > ${FOLLOWS_FEW} as follows_many from users u where u.id = $1::uuid
), walked as materialized (
  select newest.id, newest.requack_of from (
    select p.id, p.author_id, p.requack_of, p.quote_of from posts p where ${AT_HOME} and p.id < $2::uuid order by p.id desc limit ${WALK}
  ) newest
  where (select follows_many from viewer)
    and (newest.author_id = $1::uuid
      or (select true from follows f where f.follower_id = $1::uuid and f.followee_id = newest.author_id))
    and (select u.is_active from users u where u.id = newest.author_id)
    and case when newest.requack_of is null
      then ${notMuted('$1::uuid', 'newest.author_id', 'HOME_QUACKS')} and ${newest('newest', 'newest.id')}
        and (newest.quote_of is null or ${notMuted('$1::uuid', 'newest.author_id', 'HOME_QUOTES')})
      else ${notMuted('$1::uuid', 'newest.author_id', 'HOME_REQUACKS')} and ${seenRequack('newest')} end
  order by newest.id desc limit ${limit}
), found as materialized (
  select count(*) >= ${limit} as enough from walked
), heads as materialized (
  select person.id, person.head, person.is_requack, person.with_quotes from (
    select f.followee_id as id from follows f where f.follower_id = $1::uuid
    union all
    select $1::uuid
  ) people
  cross join lateral (
    select u.id, entry.head, entry.is_requack, entry.with_quotes
    from users u cross join lateral (${HEADS_OF_USER}
    ) entry
    where u.id = people.id and u.is_active offset 0
  ) person
  where not (select enough from found) and person.head is not null
  order by person.head desc limit 2 * ${limit}
), last_head as materialized (
  select coalesce(
    (select head from heads order by head desc
     offset case when (select bool_or(is_requack) from heads) then 2 * ${limit} else ${limit} end - 1 limit 1),
    '00000000-0000-0000-0000-000000000000'
  ) as id
)
select id, requack_of from walked where (select enough from found)
union all
(select theirs.id, theirs.requack_of from heads
 cross join lateral (
   (select p.id, null::uuid as requack_of from posts p
    where not heads.is_requack and p.author_id = heads.id and ${IN_STREAM} and p.id < $2::uuid
      and p.id >= (select id from last_head) and ${newest('p', 'p.id')}
      and (heads.with_quotes or p.quote_of is null)
    order by p.id desc limit ${limit})
   union all
   (select p.id, p.requack_of from posts p
    where heads.is_requack and p.author_id = heads.id and p.requack_of is not null and p.id < $2::uuid
      and p.id >= (select id from last_head) and ${seenRequack('p')}
    order by p.id desc limit ${limit})
 ) theirs
 where heads.head >= (select id from last_head)
 order by theirs.id desc limit ${limit})
order by id desc`,
);

/** $1 id below which, $2 viewer or null. */
export const EVERYONE = perRows(
  (limit) => `
select p.id from posts p
where ${IN_EVERYONE} and p.id < $1::uuid and (select ${listed('$2::uuid', 'LISTS')} from users u where u.id = p.author_id)
order by p.id desc limit ${limit}`,
);

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

/**
 * Whose posts for followers are in the list: the author's own, and all for followers. Others get what is open from an index of
 * its own, so that their pages read no more for it. Asked once a statement.
 */
const readsAll = (author: string, viewer: string) => `reader as materialized (
  select ${author} = ${viewer} or coalesce(
    (select true from follows tie where tie.follower_id = ${viewer} and tie.followee_id = ${author}), false) as reads_all
)`;

/** $1 author, $2 id below which, $3 viewer or null. What PostgreSQL doesn't need of the two halves, it skips. */
export const QUACKS_BY_AUTHOR = perRows((limit) => {
  const half = (condition: string) => `
(select p.id from posts p
 where p.author_id = $1::uuid and ${IN_STREAM} and p.id < $2::uuid and ${condition}
   and exists (select 1 from users u where u.id = $1::uuid and ${readable('$3::uuid')})
 order by p.id desc limit ${limit})`;
  return `
with ${readsAll('$1::uuid', '$3::uuid')}
select id from (${half('(select reads_all from reader)')}
union all${half('p.audience_id is null and (select reads_all from reader) is not true')}) either
order by id desc limit ${limit}`;
});

/** The same with what the author requacked and the viewer can read. */
export const BY_AUTHOR = perRows(
  (limit) => `
select id, requack_of from (
  (select id, null::uuid as requack_of from (${QUACKS_BY_AUTHOR(limit)}
  ) quacks)
  union all
  (select p.id, p.requack_of from posts p
   where p.author_id = $1::uuid and p.requack_of is not null and p.id < $2::uuid and ${listedOriginal('$3::uuid')}
     and exists (select 1 from users u where u.id = $1::uuid and ${readable('$3::uuid')})
   order by p.id desc limit ${limit})
) either
order by id desc limit ${limit}`,
);

/** $1 author, $2 offset, $3 rows, $4 viewer or null; each row holds the author's number of posts. */
export const BY_AUTHOR_NUMBERED = `
select p.id, u.post_count as total from posts p join users u on u.id = p.author_id
where p.author_id = $1::uuid and ${IN_STREAM} and ${readable('$4::uuid')} and ${inAudience('$4::uuid')}
order by p.id desc offset $2::int limit $3::int`;

/** $1 author, $2 id below which, $3 viewer or null. */
export const REPLIES_BY_AUTHOR = perRows(
  (limit) => `
select p.id from posts p
where p.author_id = $1::uuid and p.parent_id is not null and p.deleted_at is null and p.id < $2::uuid and ${inAudience('$3::uuid')}
  and exists (select 1 from users u where u.id = $1::uuid and ${readable('$3::uuid')})
order by p.id desc limit ${limit}`,
);

/** $1 author, $2 id below which, $3 viewer or null. */
export const MEDIA_BY_AUTHOR = perRows(
  (limit) => `
select p.id from posts p
where p.author_id = $1::uuid and p.media_count > 0 and p.deleted_at is null and p.id < $2::uuid and ${inAudience('$3::uuid')}
  and exists (select 1 from users u where u.id = $1::uuid and ${readable('$3::uuid')})
order by p.id desc limit ${limit}`,
);

/** $1 tag, $2 id below which, $3 viewer or null. What is unlisted or for followers is no one's but its author's. */
export const BY_TAG = perRows(
  (limit) => `
select h.post_id as id from post_hashtags h
where h.tag = $1 and not h.is_reply and h.post_id < $2::uuid and (h.is_open or h.author_id = $3::uuid)
  and (select ${listed('$3::uuid', 'LISTS')} from users u where u.id = h.author_id)
order by h.post_id desc limit ${limit}`,
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

/** $1 user, $2 nod below which, $3 rows, $4 viewer or null. */
export const NODDED_BY = `
select n.post_id as id, n.id as position from ${NODS_FROM} and n.id < $2::uuid
order by n.id desc limit $3::int`;

/** $1 user, $2 offset, $3 rows, $4 viewer or null. */
export const NODDED_BY_NUMBERED = `
select n.post_id as id, n.id as position from ${NODS_FROM}
order by n.id desc offset $2::int limit $3::int`;
