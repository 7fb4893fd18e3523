/** The statements that make, change and delete lists. Each follows LOCK_OWNER in its transaction. */

/** Lists of someone change one after another, and not while someone is blocked. $1 owner. */
export const LOCK_OWNER = 'select id from users where id = $1::uuid for no key update';

/** $1 owner, $2 list, $3 time, $4 title, $5 whether it is exclusive, $6 replies, $7 lists at most. */
export const CREATE = `
insert into lists (id, created_at, owner_id, title, is_exclusive, replies, position)
select $2::uuid, $3::timestamptz, $1::uuid, $4, $5::boolean, $6, count(*) from lists where owner_id = $1::uuid
having count(*) < $7::int
returning id`;

/** $1 owner, $2 list, $3 to $5 what changes, or null: title, whether it is exclusive, replies. */
export const CHANGE = `
update lists l set title = coalesce($3, l.title), is_exclusive = coalesce($4::boolean, l.is_exclusive),
  replies = coalesce($5, l.replies)
from lists before
where l.id = $2::uuid and l.owner_id = $1::uuid and before.id = l.id
returning l.id, l.is_exclusive <> before.is_exclusive as moved`;

/** $1 owner, $2 list, $3 its new position, from 0. The others keep their order. */
export const MOVE = `
with ordered as (
  select l.id, row_number() over (
    order by case when l.id = $2::uuid then $3::int else others.place + (others.place >= $3::int)::int end
  ) - 1 as place
  from lists l
  left join (
    select o.id, (row_number() over (order by o.position, o.id) - 1)::int as place
    from lists o where o.owner_id = $1::uuid and o.id <> $2::uuid
  ) others on others.id = l.id
  where l.owner_id = $1::uuid
)
update lists l set position = ordered.place from ordered where l.id = ordered.id and l.position <> ordered.place`;

/** $1 owner, $2 list. */
export const DELETE = `
delete from lists where id = $2::uuid and owner_id = $1::uuid returning id, is_exclusive`;

/** The people of a list. $1 list. */
export const PEOPLE_OF = 'select user_id from list_members where list_id = $1::uuid and user_id is not null';

/** The lists of a deleted user, and their place in those of others; $1 user, $2 rows. Their relationships go elsewhere. */
export const FORGET_LISTS = `
with gone as (
  delete from list_members where id in (
    select m.id from list_members m where m.user_id = $1::uuid limit $2::int)
  returning id
), owned as (
  delete from lists where owner_id = $1::uuid returning id
)
select count(*)::int as n from gone`;
