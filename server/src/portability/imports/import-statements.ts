import { notBlockedBy } from '#people/ties/relationship-conditions.js';
import type { ImportKind, RowFailure } from './data-import.entity.js';

/** Whether someone is in the viewer's list already; `u` is the person and $2 the viewer. */
const PRESENT: Readonly<Record<ImportKind, string>> = {
  follows: 'exists (select 1 from follows f where f.follower_id = $2::uuid and f.followee_id = u.id)',
  blocks: 'exists (select 1 from relationships r where r.owner_id = $2::uuid and r.other_id = u.id and r.blocks)',
  mutes: `exists (select 1 from relationships r where r.owner_id = $2::uuid and r.other_id = u.id
    and r.muted <> 0 and (r.muted_until is null or r.muted_until > now()))`,
  lists: `exists (select 1 from lists l join list_members m on m.list_id = l.id
    where l.owner_id = $2::uuid and l.title = row.detail and m.user_id = u.id)`,
};

/** $1 handles in lower case, $2 viewer. Who can't be found is absent; a handle that is held for someone finds them. */
const found = (kind: ImportKind, condition = 'true', present = PRESENT[kind]) => `
select k.handle, u.id as user_id, ${present} as is_present
from unnest($1::text[]) as k (handle)
join users u on u.id = coalesce(
  (select id from users where handle_key = k.handle),
  (select user_id from held_handles h where h.handle_key = k.handle and h.held_until > now()))
where u.is_active and u.email_verified_at is not null and ${condition}`;

/** People who block the viewer can be blocked and muted, but not found by who follows. */
export const FOUND: Readonly<Record<ImportKind, string>> = {
  follows: found('follows', notBlockedBy('$2::uuid', 'u.id')),
  blocks: found('blocks'),
  mutes: found('mutes'),
  // Whether they are in a list depends on the row.
  lists: found('lists', notBlockedBy('$2::uuid', 'u.id'), 'false'),
};

/** The viewer's list, as ids of people; $1 viewer. */
export const LISTED: Readonly<Record<ImportKind, string>> = {
  follows: `select f.id, f.followee_id as user_id from follows f join users u on u.id = f.followee_id
    where f.follower_id = $1::uuid and u.is_active and u.email_verified_at is not null`,
  blocks: `select r.id, r.other_id as user_id from relationships r join users u on u.id = r.other_id
    where r.owner_id = $1::uuid and r.blocks and u.is_active and u.email_verified_at is not null`,
  mutes: `select r.id, r.other_id as user_id from relationships r join users u on u.id = r.other_id
    where r.owner_id = $1::uuid and r.muted <> 0 and (r.muted_until is null or r.muted_until > now())
      and u.is_active and u.email_verified_at is not null`,
  // A file only adds to lists, so that it would remove no one.
  lists: `select m.id, u.id as user_id from list_members m join lists l on l.id = m.list_id
    join users u on u.id = m.user_id where l.owner_id = $1::uuid and false`,
};

const count = (kind: ImportKind) => `select count(*)::int as n from (${LISTED[kind]}) listed`;
export const COUNT_LISTED: Readonly<Record<ImportKind, string>> = {
  follows: count('follows'),
  blocks: count('blocks'),
  mutes: count('mutes'),
  lists: count('lists'),
};

const unnamed = (kind: ImportKind) => `
select listed.id, listed.user_id from (${LISTED[kind]}) listed
where listed.id > $3::uuid and not exists (
  select 1 from data_import_rows row where row.user_id = listed.user_id and row.import_id = $2::uuid)
order by listed.id limit $4::int`;
/** People in the list whom the file doesn't name; $1 viewer, $2 import, $3 id after which, $4 rows. */
export const UNNAMED: Readonly<Record<ImportKind, string>> = {
  follows: unnamed('follows'),
  blocks: unnamed('blocks'),
  mutes: unnamed('mutes'),
  lists: unnamed('lists'),
};

/** $1 import, $2 addresses, $3 details, $4 people, $5 failures: one of each a row. */
export const INSERT_ROWS = `
insert into data_import_rows (import_id, position, address, detail, user_id, failure)
select $1::uuid, r.position, r.address, r.detail, r.user_id, r.failure
from unnest($2::text[], $3::text[], $4::uuid[], $5::text[]) with ordinality
  as r (address, detail, user_id, failure, position)`;

const next = (kind: ImportKind) => `
select row.position, row.address, row.detail, row.user_id, row.failure, u.id is not null and ${PRESENT[kind]} as is_present
from data_import_rows row left join users u on u.id = row.user_id
where row.import_id = $1::uuid and row.position > $3::int
order by row.position limit $4::int`;
/** A row of a file, with whom it names. */
export interface NextRow {
  position: number;
  address: string;
  detail: string | null;
  user_id: string | null;
  failure: RowFailure | null;
  is_present: boolean;
}

/** $1 import, $2 viewer, $3 position after which, $4 rows. */
export const NEXT_ROWS: Readonly<Record<ImportKind, string>> = {
  follows: next('follows'),
  blocks: next('blocks'),
  mutes: next('mutes'),
  lists: next('lists'),
};

/** $1 import, $2 positions, $3 why they failed. */
export const MARK_FAILED = `
update data_import_rows r set failure = f.failure
from unnest($2::int[], $3::text[]) as f (position, failure)
where r.import_id = $1::uuid and r.position = f.position`;

/** Of an import that has ended: what is left of it are the rows that failed. $1 import, $2 position after which nothing was done. */
export const MARK_NOT_DONE = `
update data_import_rows set failure = 'NOT_DONE'
where import_id = $1::uuid and position > $2::int and failure is null`;

/** How many people are in the list of their row already; $1 import, $2 viewer. */
export const COUNT_IN_LISTS = `
update data_imports i set present_count = (
  select count(*) from data_import_rows row join users u on u.id = row.user_id
  where row.import_id = i.id and row.failure is null and ${PRESENT.lists})
where i.id = $1::uuid`;
