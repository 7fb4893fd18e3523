/**
 * A whisper that a user reads, with its conversation locked, as the statements that store whispers lock it. $1 whisper, $2 user.
 */
export const LOCK_WHISPER = `
select w.author_id, w.created_at, c.people, cardinality(c.people) = 2 and exists (
  select 1 from relationships s
  where s.owner_id = $2::uuid and s.other_id = any(c.people) and (s.blocks or s.is_blocked)
) as is_blocked
from whispers w
join participants me on me.conversation_id = w.conversation_id and me.user_id = $2::uuid
  and (me.cleared_id is null or me.cleared_id < w.id)
join conversations c on c.id = w.conversation_id
where w.id = $1::uuid and w.deleted_at is null
for no key update of c, w`;

/** Takes the words away, and the whisper out of the unread counts of those who haven't read it. $1 whisper, $2 time. */
export const ERASE_WHISPER = `
with erased as (
  update whispers set content = '', answered_id = null, edited_at = null, deleted_at = $2::timestamptz
  where id = $1::uuid and deleted_at is null
  returning id, conversation_id, author_id
)
update participants p set unread_count = p.unread_count - 1
from erased e
where p.conversation_id = e.conversation_id and p.user_id <> e.author_id
  and (p.last_read_id is null or p.last_read_id < e.id)`;

/** $1 whisper, $2 content, $3 time. */
export const EDIT_WHISPER = `
update whispers set content = $2, edited_at = $3::timestamptz
where id = $1::uuid and deleted_at is null and content <> $2
returning id`;
