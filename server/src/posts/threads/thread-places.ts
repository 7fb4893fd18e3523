import { CompiledQuery } from 'kysely';
import type { Tx } from '#kernel/events/tx.js';

/** $1 quack. Nothing where it stands, or has already lost its place. */
const LOCK_TOMBSTONE = `
select parent_id from posts where id = $1::uuid and deleted_at is not null and in_thread for update`;

/** $1 quack. A statement of its own after the lock: only then does it see what others have taken away meanwhile. */
const FREE_PLACE = `
update posts p set in_thread = false
where p.id = $1::uuid and not exists (select 1 from posts c where c.parent_id = p.id and c.in_thread)
returning p.parent_id`;

interface Parent {
  parent_id: string | null;
}

/**
 * After a quack has left its thread: the deleted ones above it lose their places too, up to the first that stands or holds
 * something else. Locks go upward, as those of every other write do.
 */
export async function freePlacesAbove(tx: Tx, parentId: string | null): Promise<void> {
  let above = parentId;
  while (above !== null) {
    const [tombstone] = await rows(tx, LOCK_TOMBSTONE, above);
    if (!tombstone) return;
    const [freed] = await rows(tx, FREE_PLACE, above);
    above = freed?.parent_id ?? null;
  }
}

async function rows(tx: Tx, statement: string, postId: string): Promise<Parent[]> {
  return (await tx.db<unknown>().executeQuery<Parent>(CompiledQuery.raw(statement, [postId]))).rows;
}
