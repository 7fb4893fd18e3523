import { BEYOND, type Direction, ORDER } from '#kernel/paging/direction.js';
import { named, PLAIN_NAME } from './name-search.js';
import { notBlocked } from '../ties/relationship-conditions.js';
import { readable, unblocked, unlimited } from './readable.js';

const VISIBLE = 'u.is_active and u.email_verified_at is not null';
/** The same as the viewer, $2, sees them: visitors don't see who requires login, and no one who blocks them or whom they block. */
const SHOWN = `u.email_verified_at is not null and ${unblocked('$2::uuid')}`;

/** The owner of a list is visible, and the list is open to visitors. $1 owner, $2 viewer or null. */
const OPEN = `exists (select 1 from users o where o.id = $1::uuid and ${readable('$2::uuid', 'o')})`;

interface Side {
  readonly theirs: string;
  readonly owner: string;
}

export const FOLLOWERS: Side = { theirs: 'follower_id', owner: 'followee_id' };
export const FOLLOWING: Side = { theirs: 'followee_id', owner: 'follower_id' };

const from = ({ theirs, owner }: Side) =>
  `follows f join users u on u.id = f.${theirs} where f.${owner} = $1::uuid and ${SHOWN} and ${OPEN}`;

/** $1 owner, $2 viewer or null, $3 follow below (or above) which, $4 rows. */
export function pagedFollows(side: Side, direction: Direction): string {
  return `select u.id, f.id as position from ${from(side)} and f.id ${BEYOND[direction]} $3::uuid order by f.id ${ORDER[direction]} limit $4::int`;
}

/** Latest follows that are searched one by one. */
const WALK = 2_000;
/** People of the site whose handle, and whose name, fits, and who are then looked up among the others. */
const CANDIDATES = 1_000;
/** The index of names finds what has at least this many characters; for less, all names would be read. */
const INDEXED = 3;

/**
 * $1 owner, $2 viewer or null, $3 follow below which, $4 rows, $5 beginning of a handle or part of a name, with wildcards escaped. What
 * fits many is found in the latest follows, and what fits few by the indexes of handles and names: both read few rows.
 */
export function namedFollows(side: Side): string {
  const { theirs, owner } = side;
  return `
with walked as materialized (
  select f.id, f.${theirs} as user_id from follows f where f.${owner} = $1::uuid order by f.id desc limit ${WALK}
), candidates as materialized (
  (select u.id from users u where u.handle_key like $5 || '%' order by u.handle_key limit ${CANDIDATES})
  union
  (select u.id from users u
   where char_length($5) >= ${INDEXED} and ${PLAIN_NAME} like '%' || $5 || '%' limit ${CANDIDATES})
), found as materialized (
  select w.user_id, w.id from walked w where (select ${named('$5')} from users u where u.id = w.user_id)
  union
  select f.${theirs}, f.id from candidates c
  cross join lateral (
    select f.id, f.${theirs} from follows f where f.${owner} = $1::uuid and f.${theirs} = c.id offset 0
  ) f
)
select u.id, found.id as position from found join users u on u.id = found.user_id
where found.id < $3::uuid and ${SHOWN} and ${OPEN}
order by found.id desc limit $4::int`;
}

/** list: $1 owner, $2 viewer or null, $3 offset, $4 rows. count: $1 owner, $2 viewer or null. */
export function numberedFollows(side: Side): { list: string; count: string } {
  return {
    list: `select u.id, f.id as position from ${from(side)} order by f.id desc offset $3::int limit $4::int`,
    count: `select count(*) as n from ${from(side)}`,
  };
}

/**
 * $1 query, $2 query with wildcards escaped, $3 offset, $4 rows, $5 viewer or null. Three index scans find candidates,
 * and only those are ranked. Only root and the followers of root find the root account. Two people one of whom blocks the other find each other only by the whole handle, and strangers find limited people so.
 */
export const SEARCH = `
with found as (
  (select u.id from users u where u.handle_key like $2 || '%' and ${VISIBLE} order by u.handle_key limit 200)
  union
  (select u.id from users u where ${PLAIN_NAME} like '%' || $2 || '%' and ${VISIBLE} limit 200)
  union
  (select u.id from users u where ${PLAIN_NAME} % $1 and ${VISIBLE} limit 100)
)
select u.id from found join users u on u.id = found.id
where (u.role <> 'root' or u.id = $5::uuid
  or exists (select 1 from follows f where f.follower_id = $5::uuid and f.followee_id = u.id))
  and (u.handle_key = $1 or (${unlimited('$5::uuid')} and ${notBlocked('$5::uuid', 'u.id')}))
order by (u.handle_key = $1) desc,
  (u.handle_key like $2 || '%' or ${PLAIN_NAME} like $2 || '%') desc,
  u.follower_count desc, u.id
offset $3::int limit $4::int`;
