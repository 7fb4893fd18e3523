import { blocks, notBlockedBy } from '../ties/relationship-conditions.js';
import { PAIR } from '../ties/user-pair.js';

/** The statements that change what lists hold. Each follows LOCK_PAIR or LOCK_OWNER in its transaction. */

const OWNED = 'exists (select 1 from lists l where l.id = $3::uuid and l.owner_id = $1::uuid)';

/**
 * $1 owner, $2 person, $3 list, $4 id, $5 people at most. People who block the owner are not found. Who is in the list already
 * stays, whatever the limit.
 */
export const ADD_PERSON = `
with ${PAIR}, terms as materialized (
  select ${OWNED} as found,
    exists (select 1 from pair where id = $2::uuid and visible and ${notBlockedBy('$1::uuid', 'pair.id')}) as visible,
    ${blocks('$1::uuid', '$2::uuid')} as blocks,
    exists (select 1 from list_members m where m.list_id = $3::uuid and m.user_id = $2::uuid)
      or (select count(*) from list_members m where m.list_id = $3::uuid and m.user_id is not null) < $5::int as has_room
), changed as (
  insert into list_members (id, list_id, user_id)
  select $4::uuid, $3::uuid, $2::uuid from terms where found and visible and not blocks and has_room
  on conflict (list_id, user_id) where user_id is not null do nothing returning id
)
select found, visible, blocks, has_room, exists (select 1 from changed) as changed from terms`;

/** $1 owner, $2 person, $3 list. */
export const REMOVE_PERSON = `
with changed as (
  delete from list_members where list_id = $3::uuid and user_id = $2::uuid and ${OWNED} returning id
)
select ${OWNED} as found, exists (select 1 from changed) as changed`;

const words = (column: 'tag' | 'phrase') => `
with terms as materialized (
  select ${OWNED} as found,
    exists (select 1 from list_members m where m.list_id = $3::uuid and m.${column} = $2)
      or (select count(*) from list_members m where m.list_id = $3::uuid and m.${column} is not null) < $5::int as has_room
), changed as (
  insert into list_members (id, list_id, ${column}, name)
  select $4::uuid, $3::uuid, $2, $6 from terms where found and has_room
  on conflict (list_id, ${column}) where ${column} is not null do nothing returning id
)
select found, has_room, exists (select 1 from changed) as changed from terms`;
/** $1 owner, $2 key of the hashtag, $3 list, $4 id, $5 hashtags at most, $6 as typed. */
export const ADD_TAG = words('tag');
/** $1 owner, $2 folded phrase, $3 list, $4 id, $5 phrases at most, $6 as typed. */
export const ADD_PHRASE = words('phrase');

const wordsGone = (column: 'tag' | 'phrase') => `
with changed as (
  delete from list_members where list_id = $3::uuid and ${column} = $2 and ${OWNED} returning id
)
select ${OWNED} as found, exists (select 1 from changed) as changed`;
/** $1 owner, $2 key of the hashtag, $3 list. */
export const REMOVE_TAG = wordsGone('tag');
/** $1 owner, $2 folded phrase, $3 list. */
export const REMOVE_PHRASE = wordsGone('phrase');

/** Whether a phrase has words that a search finds. $1 phrase. */
export const HAS_WORDS = `select numnode(phraseto_tsquery('quacks', searchable_text($1))) > 0 as has_words`;

/**
 * $1 owner, $2 people, $3 an id for each. Counts anew in how many exclusive lists they are, from the lists themselves, so that it
 * never drifts. Rows that say nothing any more go.
 */
export const COUNT_HOMES = `
with counted as materialized (
  select asked.other_id, asked.id, (
    select count(*) from list_members m join lists l on l.id = m.list_id
    where m.user_id = asked.other_id and l.owner_id = $1::uuid and l.is_exclusive
  ) as homes
  from unnest($2::uuid[], $3::uuid[]) asked (other_id, id) where asked.other_id <> $1::uuid
), written as (
  insert into relationships (owner_id, other_id, id, list_homes)
  select $1::uuid, other_id, id, homes from counted where homes > 0
  on conflict (owner_id, other_id) do update set list_homes = excluded.list_homes
), dropped as (
  delete from relationships r using counted c
  where c.homes = 0 and r.owner_id = $1::uuid and r.other_id = c.other_id and not r.blocks and not r.is_blocked and r.muted = 0
)
update relationships r set list_homes = 0 from counted c
where c.homes = 0 and r.owner_id = $1::uuid and r.other_id = c.other_id and r.list_homes > 0
  and (r.blocks or r.is_blocked or r.muted <> 0)`;

/** A block takes each of two people, $1 and $2, out of the other's lists. Follows BLOCK, which has written both rows. */
export const LEAVE_LISTS = `
with gone as (
  delete from list_members m using lists l
  where l.id = m.list_id and ((l.owner_id = $1::uuid and m.user_id = $2::uuid) or (l.owner_id = $2::uuid and m.user_id = $1::uuid))
)
update relationships set list_homes = 0
where list_homes > 0
  and ((owner_id = $1::uuid and other_id = $2::uuid) or (owner_id = $2::uuid and other_id = $1::uuid))`;
