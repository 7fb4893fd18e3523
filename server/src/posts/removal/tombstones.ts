import type { Tx } from '#kernel/events/tx.js';

/** $1 post. No row if it exists or has already left the thread. */
const LOCK_TOMBSTONE = `
select parent_id from posts where id = $1::uuid and deleted_at is not null and in_thread for update`;

/** $1 post. A separate statement after the lock, so that it sees what others have committed. */
const LEAVE_THREAD = `
update posts p set in_thread = false
where p.id = $1::uuid and not exists (select 1 from posts c where c.parent_id = p.id and c.in_thread)
returning p.parent_id`;

interface Parent {
  parent_id: string | null;
}

/**
 * Removes the deleted posts above a post that has left its thread, up to the first that exists or has other replies.
 * Locks upward, like every other write.
 */
export async function pruneTombstones(tx: Tx, parentId: string | null): Promise<void> {
  let above = parentId;
  while (above !== null) {
    const [tombstone] = await tx.rows<Parent>(LOCK_TOMBSTONE, [above]);
    if (!tombstone) return;
    const [freed] = await tx.rows<Parent>(LEAVE_THREAD, [above]);
    above = freed?.parent_id ?? null;
  }
}
