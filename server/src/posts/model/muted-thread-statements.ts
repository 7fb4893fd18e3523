import { notBlockedBy } from '#people/ties/relationship-conditions.js';
import { inAudience } from './post-audience.js';

/** Conversations that one person mutes at most; the oldest one goes. */
export const MAX_MUTED_THREADS = 1_000;

/** A person has not muted a conversation. Scalar, because PostgreSQL would hash all rows for an `exists` beside an `or`. */
export const notInMutedThread = (person: string, root: string) =>
  `(select true from muted_threads quiet where quiet.owner_id = ${person} and quiet.root_id = ${root}) is null`;

const target = (post: string, viewer: string) => `
select p.id, coalesce(p.root_id, p.id) as root_id from posts p join users u on u.id = p.author_id and u.is_active
where p.deleted_at is null and p.requack_of is null and p.id = ${post} and ${notBlockedBy(viewer, 'p.author_id')}
  and ${inAudience(viewer)}`;

/** $1 id, $2 post, $3 owner. No row if the owner can't read the post. */
export const MUTE_THREAD = `
with target as (${target('$2::uuid', '$3::uuid')}), muted as (
  insert into muted_threads (owner_id, root_id, id) select $3::uuid, target.root_id, $1::uuid from target
  on conflict (owner_id, root_id) do nothing
)
select target.id from target`;

/** $1 post, $2 owner. */
export const UNMUTE_THREAD = `
with target as (${target('$1::uuid', '$2::uuid')}), unmuted as (
  delete from muted_threads where owner_id = $2::uuid and root_id = (select root_id from target)
)
select target.id from target`;

/** $1 owner. Those beyond the newest 1,000. */
export const DROP_OLDEST = `
delete from muted_threads d where d.owner_id = $1::uuid and d.id in (
  select m.id from muted_threads m where m.owner_id = $1::uuid order by m.id desc offset ${MAX_MUTED_THREADS})`;

/** $1 owner, $2 roots. Those that the owner has muted. */
export const MUTED_AMONG = `
select m.root_id from muted_threads m where m.owner_id = $1::uuid and m.root_id = any($2::uuid[])`;

/** $1 root. */
export const MUTED_BY = 'select m.owner_id from muted_threads m where m.root_id = $1::uuid';

/** $1 deleted user. */
export const FORGET_MUTED_THREADS = 'delete from muted_threads where owner_id = $1::uuid';
