/** $1 owner. Writes about one person's filters queue here, so that the limits hold. */
export const LOCK_OWNER = 'select u.id from users u where u.id = $1::uuid for no key update';

/** $1 owner, $2 a filter that doesn't count, or null. How many filters and terms the owner has besides. */
export const COUNT_OTHERS = `
select count(distinct f.id)::int as filters, count(t.id)::int as terms
from filters f left join filter_terms t on t.filter_id = f.id
where f.owner_id = $1::uuid and f.id is distinct from $2::uuid`;

/** $1 id, $2 time, $3 owner, $4 title, $5 action, $6 contexts, $7 end, $8 except following. */
export const INSERT_FILTER = `
insert into filters (id, created_at, owner_id, title, action, contexts, ends_at, except_following)
values ($1::uuid, $2::timestamptz, $3::uuid, $4, $5, $6::smallint, $7::timestamptz, $8::boolean)`;

/** $1 id, $2 owner, $3 title, $4 action, $5 contexts, $6 end, $7 except following. No row if it isn't the owner's. */
export const UPDATE_FILTER = `
update filters set title = $3, action = $4, contexts = $5::smallint, ends_at = $6::timestamptz, except_following = $7::boolean
where id = $1::uuid and owner_id = $2::uuid returning id`;

/** $1 id, $2 owner. */
export const DELETE_FILTER = 'delete from filters where id = $1::uuid and owner_id = $2::uuid returning id';

/** $1 filter. */
export const CLEAR_TERMS = 'delete from filter_terms where filter_id = $1::uuid';

/** $1 filter, $2 ids, $3 kinds, $4 terms, $5 whether whole. */
export const INSERT_TERMS = `
insert into filter_terms (id, filter_id, kind, term, is_whole)
select t.id, $1::uuid, t.kind, t.term, t.is_whole
from unnest($2::uuid[], $3::text[], $4::text[], $5::boolean[]) t (id, kind, term, is_whole)`;

/** $1 owner, $2 version. After each change, so that every server compiles the filters anew. */
export const SET_VERSION = `
update users set filters_version = case when exists (select 1 from filters f where f.owner_id = $1::uuid) then $2::uuid end
where id = $1::uuid`;

const TERMS = `(
  select coalesce(json_agg(json_build_object('id', t.id, 'kind', t.kind, 'term', t.term, 'isWhole', t.is_whole) order by t.id), '[]')
  from filter_terms t where t.filter_id = f.id)`;

/** $1 owner. Oldest first. */
export const FILTERS_OF = `
select f.id, f.title, f.action, f.contexts, f.ends_at, f.except_following, f.created_at, ${TERMS} as terms
from filters f where f.owner_id = $1::uuid order by f.id`;

/** $1 owners. All filters of people who have some, each with the version of its owner's. */
export const FILTERS_BY_OWNERS = `
select u.id as owner_id, u.filters_version as version, f.id, f.title, f.action, f.contexts, f.ends_at, f.except_following, ${TERMS} as terms
from users u join filters f on f.owner_id = u.id
where u.id = any($1::uuid[]) and u.filters_version is not null order by u.id, f.id`;

/** $1 deleted user. */
export const FORGET_FILTERS = `
with gone as (delete from filters where owner_id = $1::uuid)
update users set filters_version = null where id = $1::uuid and filters_version is not null`;
