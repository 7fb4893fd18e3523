import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { Tx } from '#kernel/events/tx.js';
import { MediaQuotaReached } from './media.errors.js';
import { MAX_BYTES_PER_USER } from './media-limits.js';

const USED_BYTES =
  'select coalesce(sum(bytes + coalesce(thumbnail_bytes, 0)), 0)::bigint as bytes from media where owner_id = $1::uuid';
/** Serializes a user's uploads until the commit, so that two can't both use the last of the quota. */
const LOCK_UPLOADS = `select pg_advisory_xact_lock(hashtextextended('media of ' || $1, 0))`;

/** How much a user can store. */
@Injectable()
export class MediaQuota {
  constructor(private readonly database: Database) {}

  /** An early check that saves work, before anything is stored. @throws MediaQuotaReached */
  async check(ownerId: string, more: number): Promise<void> {
    const [row] = await this.database.rows<{ bytes: number }>(USED_BYTES, [ownerId]);
    refuseBeyond(Number(row?.bytes ?? 0) + more);
  }

  /** The binding check, in the transaction that inserts the row. @throws MediaQuotaReached */
  async reserve(tx: Tx, ownerId: string, more: number): Promise<void> {
    await tx.rows(LOCK_UPLOADS, [ownerId]);
    const [row] = await tx.rows<{ bytes: number }>(USED_BYTES, [ownerId]);
    refuseBeyond(Number(row?.bytes ?? 0) + more);
  }
}

function refuseBeyond(bytes: number): void {
  if (bytes <= MAX_BYTES_PER_USER) return;
  const max = MAX_BYTES_PER_USER / 1_024 / 1_024;
  throw new MediaQuotaReached(`Your pictures and videos have reached the limit of ${max} MB. Delete some first.`);
}
