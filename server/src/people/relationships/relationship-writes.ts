import { PAIR } from '../ties/user-pair.js';

/** The statements that store blocks and mutes. Each of the first four follows LOCK_PAIR in its transaction. */

const VISIBLE = '(select true from pair where id = $2::uuid and visible)';

/** Whether the owner may decide about one more person. @param most the parameter with the limit */
const hasRoom = (most: string) => `(
  exists (select 1 from relationships r where r.owner_id = $1::uuid and r.other_id = $2::uuid and (r.blocks or r.muted <> 0))
  or (select count(*) from relationships r where r.owner_id = $1::uuid and (r.blocks or r.muted <> 0)) < ${most}::int)`;

/**
 * $1 owner, $2 other, $3 and $4 ids of the two rows, $5 limit. Writes both rows, and deletes the follows between the two with
 * their counters, and the requests to follow. One row is returned: `followers` and `followees` are the ended follows, and
 * `asking` and `asked` the ended requests.
 */
export const BLOCK = `
with ${PAIR}, room as materialized (
  select ${hasRoom('$5')} as has_room from pair where id = $1::uuid
), changed as (
  insert into relationships (owner_id, other_id, id, blocks)
  select $1::uuid, $2::uuid, $3::uuid, true from room where has_room and ${VISIBLE}
  on conflict (owner_id, other_id) do update set blocks = true, id = excluded.id where not relationships.blocks
  returning id
), mirrored as (
  insert into relationships (owner_id, other_id, id, is_blocked)
  select $2::uuid, $1::uuid, $4::uuid, true from changed
  on conflict (owner_id, other_id) do update set is_blocked = true
), unfollowed as (
  delete from follows using changed
  where (follower_id = $1::uuid and followee_id = $2::uuid) or (follower_id = $2::uuid and followee_id = $1::uuid)
  returning follower_id, followee_id
), unasked as (
  delete from follow_requests using changed
  where (follower_id = $1::uuid and followee_id = $2::uuid) or (follower_id = $2::uuid and followee_id = $1::uuid)
  returning follower_id, followee_id
), counted as (
  update users u set
    following_count = following_count - (select count(*) from unfollowed f where f.follower_id = u.id),
    follower_count = follower_count - (select count(*) from unfollowed f where f.followee_id = u.id)
  where u.id = any(array[$1::uuid, $2::uuid]) and exists (select 1 from unfollowed)
)
select coalesce(${VISIBLE}, false) as visible, coalesce((select has_room from room), false) as has_room,
  exists (select 1 from changed) as changed,
  array(select follower_id from unfollowed order by follower_id) as followers,
  array(select followee_id from unfollowed order by follower_id) as followees,
  array(select follower_id from unasked order by follower_id) as asking,
  array(select followee_id from unasked order by follower_id) as asked`;

/** $1 owner, $2 other, $3 id, $4 limit, $5 bits of the scopes, $6 end or null, $7 note or null. */
export const MUTE = `
with ${PAIR}, room as materialized (
  select ${hasRoom('$4')} as has_room from pair where id = $1::uuid
), changed as (
  insert into relationships (owner_id, other_id, id, muted, muted_until, note)
  select $1::uuid, $2::uuid, $3::uuid, $5::smallint, $6::timestamptz, $7 from room where has_room and ${VISIBLE}
  on conflict (owner_id, other_id) do update set
    id = case when relationships.muted = 0 then excluded.id else relationships.id end,
    muted = excluded.muted, muted_until = excluded.muted_until, note = excluded.note
  returning id
)
select coalesce(${VISIBLE}, false) as visible, coalesce((select has_room from room), false) as has_room,
  exists (select 1 from changed) as changed`;

/** $1 owner, $2 other. */
export const UNBLOCK = `
with ${PAIR}, changed as (
  update relationships set blocks = false where owner_id = $1::uuid and other_id = $2::uuid and blocks
  returning other_id
), mirrored as (
  update relationships set is_blocked = false
  where owner_id = $2::uuid and other_id = $1::uuid and exists (select 1 from changed)
)
select coalesce(${VISIBLE}, false) as visible, exists (select 1 from changed) as changed`;

/** $1 owner, $2 other. */
export const UNMUTE = `
with ${PAIR}, changed as (
  update relationships set muted = 0, muted_until = null, note = null
  where owner_id = $1::uuid and other_id = $2::uuid and muted <> 0
  returning other_id
)
select coalesce(${VISIBLE}, false) as visible, exists (select 1 from changed) as changed`;

/** Rows between two people that say nothing any more. $1 and $2 the two. */
export const DROP_EMPTY = `
delete from relationships
where ((owner_id = $1::uuid and other_id = $2::uuid) or (owner_id = $2::uuid and other_id = $1::uuid))
  and not blocks and not is_blocked and muted = 0 and list_homes = 0`;

/** Mutes that have ended; $1 rows. Nothing waits for it, since readers compare the time themselves. */
export const CLEAR_ENDED_MUTES = `
with ended as (
  select owner_id, other_id from relationships where muted_until <= now() limit $1::int for update skip locked
), dropped as (
  delete from relationships r using ended
  where r.owner_id = ended.owner_id and r.other_id = ended.other_id and not r.blocks and not r.is_blocked
    and r.list_homes = 0
), kept as (
  update relationships r set muted = 0, muted_until = null, note = null from ended
  where r.owner_id = ended.owner_id and r.other_id = ended.other_id and (r.blocks or r.is_blocked or r.list_homes > 0)
)
select count(*)::int as n from ended`;

/** Everything about a deleted user; $1 user, $2 rows. */
export const FORGET_USER = `
with gone as (
  select owner_id, other_id from relationships where owner_id = $1::uuid or other_id = $1::uuid limit $2::int
), dropped as (
  delete from relationships r using gone where r.owner_id = gone.owner_id and r.other_id = gone.other_id
)
select count(*)::int as n from gone`;
