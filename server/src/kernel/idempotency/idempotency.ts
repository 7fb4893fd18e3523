import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../database/database.js';
import { AppError } from '../errors/app-error.js';
import type { RequestContext } from '../request/request-context.js';
import type { IdempotencyTable } from './idempotency-key.entity.js';
import { CLAIMED, KEY_HOURS } from './idempotency-statements.js';
import { Transactions } from '../events/transactions.js';
import type { Tx } from '../events/tx.js';

export class KeyReused extends AppError {
  constructor() {
    super('CONFLICT', 'This idempotency key was already used for another request.', {
      reason: 'IDEMPOTENCY_KEY_REUSED',
    });
  }
}

export interface OnceRequest {
  ctx: RequestContext;
  /** Name of the operation, the same in GraphQL and REST, such as `createPost`. */
  operation: string;
  /** The input of the operation; two payloads are equal where their JSON is. */
  payload: unknown;
}

/** What a write claims its key by, in the order of the parameters of `claiming`. */
export type Claim = readonly [owner: string, operation: string, key: string, payloadHash: string];

interface ClaimedRow {
  payload_hash: string;
  result: string | null;
}

/** Makes retried writes happen once: the key is stored in the transaction of the write. */
@Injectable()
export class Idempotency {
  constructor(
    private readonly transactions: Transactions,
    private readonly database: Database,
  ) {}

  /**
   * Runs `work` once per person (or address, for visitors), operation and key. Without a key it runs each time.
   * A second request that arrives while the first is in progress waits for it and gets the same result.
   * @returns what `work` returned the first time, such as the id of a new row
   * @throws KeyReused when the key belongs to another payload
   */
  async runOnce(request: OnceRequest, work: (tx: Tx) => Promise<string>): Promise<string> {
    const claim = this.claimOf(request);
    if (claim === null) return this.transactions.run(work);

    const [owner, operation, key, payloadHash] = claim;
    return this.transactions.run(async (tx) => {
      const db = tx.db<IdempotencyTable>();
      const claimed = await db
        .insertInto('idempotency_keys')
        .values({ owner, operation, key, payload_hash: payloadHash, result: null })
        .onConflict((conflict) =>
          conflict
            .columns(['owner', 'operation', 'key'])
            .doUpdateSet({ payload_hash: payloadHash, result: null, created_at: sql<Date>`now()` })
            .where('idempotency_keys.created_at', '<', sql<Date>`now() - make_interval(hours => ${KEY_HOURS})`),
        )
        .returning('key')
        .executeTakeFirst();

      if (!claimed) {
        const [first] = await tx.rows<ClaimedRow>(CLAIMED, [owner, operation, key]);
        return resultOf(first, payloadHash);
      }

      const result = await work(tx);
      await db
        .updateTable('idempotency_keys')
        .set({ result })
        .where('owner', '=', owner)
        .where('operation', '=', operation)
        .where('key', '=', key)
        .execute();
      return result;
    });
  }

  /** For changes that claim their key themselves (`claiming`); null without a key. */
  claimOf({ ctx, operation, payload }: OnceRequest): Claim | null {
    if (ctx.idempotencyKey === null) return null;
    const owner = ctx.viewer.id ?? `ip:${createHash('sha256').update(ctx.ip).digest('base64url').slice(0, 22)}`;
    const payloadHash = createHash('sha256')
      .update(JSON.stringify(sorted(payload)))
      .digest('base64url');
    return [owner, operation, ctx.idempotencyKey, payloadHash];
  }

  /**
   * What the change with this claim had as its result, after it found its key claimed.
   * @returns null if the key is not claimed
   * @throws KeyReused when the key belongs to another payload
   */
  async resultOf([owner, operation, key, payloadHash]: Claim): Promise<string | null> {
    const [first] = await this.database.rows<ClaimedRow>(CLAIMED, [owner, operation, key]);
    return first ? resultOf(first, payloadHash) : null;
  }
}

function resultOf(first: ClaimedRow | undefined, payloadHash: string): string {
  if (!first || first.payload_hash !== payloadHash || first.result === null) throw new KeyReused();
  return first.result;
}

/** The value with the keys of every object sorted, so that the order of fields does not make a different payload. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => [name, sorted(entry)]),
  );
}
