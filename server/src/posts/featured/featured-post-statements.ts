import { readable } from '#people/users/readable.js';
import { inAudience } from '../model/post-audience.js';

/** Written below the lock of their author, so that no one has more than allowed. */

/** $1 author. What was deleted leaves; what moderators withhold may come back. */
export const FORGET_ERASED = `
delete from featured_posts f using posts p
where f.user_id = $1::uuid and p.id = f.post_id and p.deleted_at is not null
  and not exists (select from withheld_posts w where w.post_id = f.post_id)`;

/** $1 author, $2 post, $3 posts at most, of those that stand. No row if it is not a post of the author. */
export const FEATURE = `
with target as (
  select p.id from posts p
  where p.id = $2::uuid and p.author_id = $1::uuid and p.deleted_at is null and p.requack_of is null
), present as (
  select min(f.position) as first, count(*) filter (where p.deleted_at is null and f.post_id <> $2::uuid) as others
  from featured_posts f join posts p on p.id = f.post_id where f.user_id = $1::uuid
), featured as (
  insert into featured_posts (user_id, post_id, position)
  select $1::uuid, target.id, coalesce(present.first, 0) - 1 from target, present where present.others < $3::int
  on conflict (user_id, post_id) do nothing
)
select target.id, present.others < $3::int as has_room from target, present`;

/** $1 author, $2 post. No row if it is not a post of the author. */
export const UNFEATURE = `
with target as (
  select p.id from posts p where p.id = $2::uuid and p.author_id = $1::uuid and p.deleted_at is null and p.requack_of is null
), gone as (
  delete from featured_posts where user_id = $1::uuid and post_id = (select id from target)
)
select id from target`;

/** $1 author, $2 posts, the first one first; those that are left out follow in their order. */
export const ORDER_FEATURED = `
update featured_posts f set position = ordered.place
from (
  select o.post_id, row_number() over (order by array_position($2::uuid[], o.post_id) nulls last, o.position, o.post_id)::int as place
  from featured_posts o where o.user_id = $1::uuid
) ordered
where f.user_id = $1::uuid and f.post_id = ordered.post_id and f.position <> ordered.place`;

/** $1 authors, $2 viewer or null. What the viewer may read, the first one first. */
export const FEATURED_OF = `
select f.user_id, f.post_id from featured_posts f
join posts p on p.id = f.post_id and p.deleted_at is null and ${inAudience('$2::uuid')}
join users u on u.id = f.user_id and ${readable('$2::uuid')}
where f.user_id = any($1::uuid[])
order by f.position, f.post_id`;

/** $1 author, $2 posts. Those that the author features. */
export const FEATURED_AMONG = `
select f.post_id from featured_posts f where f.user_id = $1::uuid and f.post_id = any($2::uuid[])`;

/** $1 deleted user. */
export const FORGET_FEATURED = 'delete from featured_posts where user_id = $1::uuid';
