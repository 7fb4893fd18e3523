/** The statements behind the lists of people. Parameters are named at each; `signed in` decides what visitors see. */

const VISIBLE = 'u.is_active and u.email_verified_at is not null';

/** The account that runs the place is suggested to nobody who has not chosen it. */
const SUGGESTIBLE = `${VISIBLE} and u.role <> 'root'`;

/** The owner of a list is visible, and opens it to visitors. $1 owner, $2 signed in. */
const OPEN = `exists (select 1 from users o where o.id = $1::uuid and o.is_active and ($2::boolean or not o.requires_login))`;

interface Side {
  readonly theirs: string;
  readonly owner: string;
}

export const FOLLOWERS: Side = { theirs: 'follower_id', owner: 'followee_id' };
export const FOLLOWING: Side = { theirs: 'followee_id', owner: 'follower_id' };

const from = ({ theirs, owner }: Side) =>
  `follows f join users u on u.id = f.${theirs} where f.${owner} = $1::uuid and ${VISIBLE} and ${OPEN}`;

/** $1 owner, $2 signed in, $3 follow below which, $4 rows. */
export function pagedFollows(side: Side): string {
  return `select u.id, f.id as position from ${from(side)} and f.id < $3::uuid order by f.id desc limit $4::int`;
}

/** list: $1 owner, $2 signed in, $3 offset, $4 rows. count: $1 owner, $2 signed in. */
export function numberedFollows(side: Side): { list: string; count: string } {
  return {
    list: `select u.id, f.id as position from ${from(side)} order by f.id desc offset $3::int limit $4::int`,
    count: `select count(*) as n from ${from(side)}`,
  };
}

/**
 * $1 typed, $2 typed with wildcards escaped, $3 offset, $4 rows, $5 viewer or null. Three index scans find candidates; only
 * those are ranked. The root account is found by itself and by whoever follows it.
 */
export const SEARCH = `
with found as (
  (select u.id from users u where u.handle_key like $2 || '%' and ${VISIBLE} order by u.handle_key limit 200)
  union
  (select u.id from users u where lower(u.display_name) like '%' || $2 || '%' and ${VISIBLE} limit 200)
  union
  (select u.id from users u where lower(u.display_name) % $1 and ${VISIBLE} limit 100)
)
select u.id from found join users u on u.id = found.id
where u.role <> 'root' or u.id = $5::uuid
  or exists (select 1 from follows f where f.follower_id = $5::uuid and f.followee_id = u.id)
order by (u.handle_key = $1) desc,
  (u.handle_key like $2 || '%' or lower(u.display_name) like $2 || '%') desc,
  u.follower_count desc, u.id
offset $3::int limit $4::int`;

/** Wrote something within the last 30 days: their newest quack's id begins with its instant. */
const LIVELY = `coalesce(u.last_post_id >= (
    lpad(to_hex((extract(epoch from now() - interval '30 days') * 1000)::bigint), 12, '0') || '00000000000000000000'
  )::uuid, false)`;

/** Friends whose follows are looked at, and follows of each. */
const FRIENDS = 60;
const FOLLOWS_OF_EACH = 60;

/** $1 viewer, $2 rows. */
export const SUGGESTED_BY_FRIENDS = `
with friends as (
  select followee_id as id from follows where follower_id = $1::uuid order by id desc limit ${FRIENDS}
), theirs as (
  select t.followee_id as id, count(*) as friends
  from friends cross join lateral (
    select followee_id from follows f where f.follower_id = friends.id order by f.id desc limit ${FOLLOWS_OF_EACH}
  ) t
  group by t.followee_id
)
select u.id from theirs join users u on u.id = theirs.id
where u.id <> $1::uuid and ${SUGGESTIBLE}
  and not exists (select 1 from follows f where f.follower_id = $1::uuid and f.followee_id = u.id)
order by ${LIVELY} desc, theirs.friends desc, u.follower_count desc, u.id
limit $2::int`;

/** How many of the most followed are looked at for lively ones. */
const MOST_FOLLOWED_POOL = 300;

/** $1 viewer or null, $2 people already named, $3 rows. */
export const MOST_FOLLOWED = `
with pool as materialized (
  select u.id, u.follower_count, u.last_post_id from users u
  where ${SUGGESTIBLE} and u.id <> all($2::uuid[]) and ($1::uuid is null or u.id <> $1::uuid)
    and not exists (select 1 from follows f where f.follower_id = $1::uuid and f.followee_id = u.id)
  order by u.follower_count desc, u.id desc
  limit ${MOST_FOLLOWED_POOL}
)
select u.id from pool u
order by ${LIVELY} desc, u.follower_count desc, u.id desc
limit $3::int`;
