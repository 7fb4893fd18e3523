/**
 * The statements behind the lists of quacks. They are written by hand because they are the product's hottest: each is an
 * index walk that reads a few rows for each that it returns, on any size of data (docs/performance.md has the figures, and a
 * test checks the plans).
 */

/** Whether the author of `u` may be read: active, and open to visitors unless the viewer ($n) is signed in. */
export const readable = (signedIn: string) => `u.is_active and (${signedIn} or not u.requires_login)`;

/**
 * A statement for each number of rows that is asked for, rounded up to one of four. The number stands in the text, because
 * PostgreSQL keeps a plan only where it need not guess how many rows are wanted; a guess is a tenth of the table.
 */
export type Statement = (rows: number) => string;

const ROWS = [6, 21, 51, 101];

/** @param write the statement with a limit in it; @returns texts that are written once */
export function perRows(write: (limit: number) => string): Statement {
  const texts = new Map(ROWS.map((limit) => [limit, write(limit)]));
  return (rows) => texts.get(ROWS.find((limit) => rows <= limit) ?? ROWS.at(-1)!)!;
}

/** Up to here each person followed is asked for their newest quack; who follows more has the newest quacks walked first. */
const FOLLOWS_FEW = 300;
/** Newest quacks that are looked through for people followed, before asking person by person. */
const WALK = 600;

/** What is in the stream: no replies, nothing deleted. */
const STANDING = 'p.parent_id is null and p.deleted_at is null';

/**
 * $1 viewer, $2 id below which.
 * Who follows few finds a page by its heads: the newest quack below the position of each person followed, most of them known
 * from the person's row. A page lies within the newest heads, as many as rows, and not below the last of them, so only so many
 * people are asked for what they wrote since. Who follows many finds it sooner by walking the newest quacks and keeping those of
 * people followed; the walk ends with the page, is bounded, and leaves the rest to the heads (PostgreSQL skips what `enough` rules
 * out). Look-ups stand as subqueries and behind `offset 0`, so that a generic plan probes an index for each and never reads
 * a whole table to hash it.
 */
export const FOLLOWING = perRows(
  (limit) => `
with viewer as materialized (
  select u.following_count > ${FOLLOWS_FEW} as follows_many from users u where u.id = $1::uuid
), walked as materialized (
  select newest.id from (
    select p.id, p.author_id from posts p where ${STANDING} and p.id < $2::uuid order by p.id desc limit ${WALK}
  ) newest
  where (select follows_many from viewer)
    and (newest.author_id = $1::uuid
      or (select true from follows f where f.follower_id = $1::uuid and f.followee_id = newest.author_id))
    and (select u.is_active from users u where u.id = newest.author_id)
  order by newest.id desc limit ${limit}
), found as materialized (
  select count(*) >= ${limit} as enough from walked
), heads as materialized (
  select person.id, person.head from (
    select f.followee_id as id from follows f where f.follower_id = $1::uuid
    union all
    select $1::uuid
  ) people
  cross join lateral (
    select u.id, case when u.last_post_id < $2::uuid then u.last_post_id else (
      select p.id from posts p where p.author_id = u.id and ${STANDING} and p.id < $2::uuid order by p.id desc limit 1
    ) end as head
    from users u where u.id = people.id and u.is_active and u.last_post_id is not null offset 0
  ) person
  where not (select enough from found) and person.head is not null
  order by person.head desc limit ${limit}
), last_head as materialized (
  select coalesce(
    (select head from heads order by head desc offset ${limit} - 1 limit 1),
    '00000000-0000-0000-0000-000000000000'
  ) as id
)
select id from walked where (select enough from found)
union all
(select theirs.id from heads
 cross join lateral (
   select p.id from posts p
   where p.author_id = heads.id and ${STANDING} and p.id < $2::uuid and p.id >= (select id from last_head)
   order by p.id desc limit ${limit}
 ) theirs
 order by theirs.id desc limit ${limit})
order by id desc`,
);

/** $1 id below which, $2 signed in. */
export const EVERYONE = perRows(
  (limit) => `
select p.id from posts p
where ${STANDING} and p.id < $1::uuid and (select ${readable('$2::boolean')} from users u where u.id = p.author_id)
order by p.id desc limit ${limit}`,
);

/** The first page of it by number; $1 signed in. */
export const EVERYONE_FIRST = perRows(
  (limit) => `
select p.id from posts p
where ${STANDING} and (select ${readable('$1::boolean')} from users u where u.id = p.author_id)
order by p.id desc limit ${limit}`,
);

/** Any page of it by number; $1 signed in, $2 offset. */
export const EVERYONE_NUMBERED = perRows(
  (limit) => `
select p.id from posts p
where ${STANDING} and (select ${readable('$1::boolean')} from users u where u.id = p.author_id)
order by p.id desc offset $2::int limit ${limit}`,
);

/** $1 author, $2 id below which, $3 signed in. */
export const BY_AUTHOR = perRows(
  (limit) => `
select p.id from posts p
where p.author_id = $1::uuid and p.parent_id is null and p.deleted_at is null and p.id < $2::uuid
  and exists (select 1 from users u where u.id = $1::uuid and ${readable('$3::boolean')})
order by p.id desc limit ${limit}`,
);

/** $1 author, $2 offset, $3 rows, $4 signed in; each row tells the author's number of quacks. */
export const BY_AUTHOR_NUMBERED = `
select p.id, u.post_count as total from posts p join users u on u.id = p.author_id
where p.author_id = $1::uuid and p.parent_id is null and p.deleted_at is null and ${readable('$4::boolean')}
order by p.id desc offset $2::int limit $3::int`;

/** $1 author, $2 id below which, $3 signed in. */
export const REPLIES_BY_AUTHOR = perRows(
  (limit) => `
select p.id from posts p
where p.author_id = $1::uuid and p.parent_id is not null and p.deleted_at is null and p.id < $2::uuid
  and exists (select 1 from users u where u.id = $1::uuid and ${readable('$3::boolean')})
order by p.id desc limit ${limit}`,
);

/** $1 author, $2 id below which, $3 signed in. */
export const MEDIA_BY_AUTHOR = perRows(
  (limit) => `
select p.id from posts p
where p.author_id = $1::uuid and p.media_count > 0 and p.deleted_at is null and p.id < $2::uuid
  and exists (select 1 from users u where u.id = $1::uuid and ${readable('$3::boolean')})
order by p.id desc limit ${limit}`,
);

/** $1 parent, $2 id above which, $3 rows, $4 signed in; oldest first. */
export const REPLIES_TO = `
select p.id from posts p join users u on u.id = p.author_id
where p.parent_id = $1::uuid and p.in_thread and p.deleted_at is null and p.id > $2::uuid and ${readable('$4::boolean')}
order by p.id limit $3::int`;

/** $1 tag, $2 id below which, $3 signed in. */
export const BY_TAG = perRows(
  (limit) => `
select h.post_id as id from post_hashtags h
where h.tag = $1 and not h.is_reply and h.post_id < $2::uuid
  and (select ${readable('$3::boolean')} from users u where u.id = h.author_id)
order by h.post_id desc limit ${limit}`,
);

/** $1 tag, $2 offset, $3 rows, $4 signed in. */
export const BY_TAG_NUMBERED = `
select h.post_id as id from post_hashtags h join users u on u.id = h.author_id
where h.tag = $1 and not h.is_reply and ${readable('$4::boolean')}
order by h.post_id desc offset $2::int limit $3::int`;

/** The list of one person's nods is hidden from visitors where that person requires login. */
const NODS_FROM = `
nods n
join posts p on p.id = n.post_id and p.deleted_at is null
join users u on u.id = p.author_id
where n.user_id = $1::uuid and ${readable('$4::boolean')}
  and exists (select 1 from users o where o.id = $1::uuid and o.is_active and ($4::boolean or not o.requires_login))`;

/** $1 person, $2 nod below which, $3 rows, $4 signed in. */
export const NODDED_BY = `
select n.post_id as id, n.id as position from ${NODS_FROM} and n.id < $2::uuid
order by n.id desc limit $3::int`;

/** $1 person, $2 offset, $3 rows, $4 signed in. */
export const NODDED_BY_NUMBERED = `
select n.post_id as id, n.id as position from ${NODS_FROM}
order by n.id desc offset $2::int limit $3::int`;
