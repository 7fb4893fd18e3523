import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Generated, sql } from 'kysely';
import { AppError } from '../errors/app-error.js';
import type { RequestContext } from '../request/request-context.js';
import { Transactions } from './transactions.js';
import type { Tx } from './tx.js';

interface IdempotencyTable {
  idempotency_keys: {
    owner: string;
    operation: string;
    key: string;
    payload_hash: string;
    result: string | null;
    created_at: Generated<Date>;
  };
}

/** Hours that a key is remembered. */
export const KEY_HOURS = 24;

export class KeyReused extends AppError {
  constructor() {
    super('CONFLICT', 'This idempotency key was already used for another request.', {
      reason: 'IDEMPOTENCY_KEY_REUSED',
    });
  }
}

interface OnceRequest {
  ctx: RequestContext;
  /** Name of the operation, the same on GraphQL and REST, such as `createPost`. */
  operation: string;
  /** What the caller asked for; two payloads are the same where their JSON is. */
  payload: unknown;
}

/** Makes a retried write one write: the key is stored in the transaction of what it stands for. */
@Injectable()
export class Idempotency {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Runs `work` once per person (or address, for visitors), operation and key. Without a key it simply runs.
   * A second request that comes while the first is under way waits for it and gets the same answer.
   * @returns what `work` returned the first time, such as the id of what was made
   * @throws KeyReused when the key stands for another payload
   */
  async runOnce(request: OnceRequest, work: (tx: Tx) => Promise<string>): Promise<string> {
    const { ctx, operation } = request;
    const key = ctx.idempotencyKey;
    if (key === null) return this.transactions.run(work);

    const owner = ctx.viewer.id ?? `ip:${createHash('sha256').update(ctx.ip).digest('base64url').slice(0, 22)}`;
    const payloadHash = createHash('sha256')
      .update(JSON.stringify(sorted(request.payload)))
      .digest('base64url');
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
        const first = await db
          .selectFrom('idempotency_keys')
          .select(['payload_hash', 'result'])
          .where('owner', '=', owner)
          .where('operation', '=', operation)
          .where('key', '=', key)
          .executeTakeFirst();
        if (!first || first.payload_hash !== payloadHash || first.result === null) throw new KeyReused();
        return first.result;
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
}

/** The same value with the keys of every object in order, so that field order does not make another payload. */
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
