import { randomUUID } from 'node:crypto';
import type { Tx } from '#kernel/events/tx.js';

/** Ids to choose from for one product. In a catalog of a million, all of them collide once in 80,000 times. */
const DRAWS = 4;

/** $1 candidate ids. */
const FREE = `
select d.id from unnest($1::uuid[]) with ordinality d (id, draw)
where not exists (
  select from products p
  where p.id between (left(d.id::text, 6) || '00-0000-0000-0000-000000000000')::uuid
    and (left(d.id::text, 6) || 'ff-ffff-ffff-ffff-ffffffffffff')::uuid
)
order by d.draw limit 1`;

/**
 * An id for a new product. Its first six characters name the product's PDF, so they are random (ids that sort by time
 * share them for hours) and, as far as possible, unique.
 * @param draws candidate UUIDs, preferred first; the first one is used if all collide
 */
export async function freeProductId(
  tx: Tx,
  draws: readonly string[] = Array.from({ length: DRAWS }, () => randomUUID()),
): Promise<string> {
  const [free] = await tx.rows<{ id: string }>(FREE, [draws]);
  return free?.id ?? draws[0]!;
}
