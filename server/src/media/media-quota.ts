import { Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { Database } from '#kernel/database/database.js';
import type { Tx } from '#kernel/events/tx.js';
import { MediaQuotaReached } from './media.errors.js';
import { MAX_BYTES_PER_PERSON } from './media-limits.js';

const KEPT =
  'select coalesce(sum(bytes + coalesce(thumbnail_bytes, 0)), 0)::bigint as bytes from media where owner_id = $1::uuid';
/** One upload of a person at a time from here to the commit, so that two cannot both take the last room. */
const IN_TURN = `select pg_advisory_xact_lock(hashtextextended('media of ' || $1, 0))`;

/** How much one person may keep. */
@Injectable()
export class MediaQuota {
  constructor(private readonly database: Database) {}

  /** Before anything is stored: spares the work. @throws MediaQuotaReached */
  async check(ownerId: string, more: number): Promise<void> {
    const [row] = await this.database.rows<{ bytes: number }>(KEPT, [ownerId]);
    refuseBeyond(Number(row?.bytes ?? 0) + more);
  }

  /** In the transaction that takes the room. @throws MediaQuotaReached */
  async take(tx: Tx, ownerId: string, more: number): Promise<void> {
    const db = tx.db<unknown>();
    await db.executeQuery(CompiledQuery.raw(IN_TURN, [ownerId]));
    const { rows } = await db.executeQuery<{ bytes: number }>(CompiledQuery.raw(KEPT, [ownerId]));
    refuseBeyond(Number(rows[0]?.bytes ?? 0) + more);
  }
}

function refuseBeyond(bytes: number): void {
  if (bytes <= MAX_BYTES_PER_PERSON) return;
  const max = MAX_BYTES_PER_PERSON / 1_024 / 1_024;
  throw new MediaQuotaReached(
    `You keep ${max} MB of pictures and videos, which is as much as one may. Delete some first.`,
  );
}
