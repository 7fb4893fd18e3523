import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { CONFIRMATION_MINUTES, type ConfirmationTable } from './confirmation.entity.js';

/** By which a confirmation is told from a password. */
const PREFIX = 'mallard_confirmed_';
const SHAPE = /^mallard_confirmed_[\w-]{43}$/;

/** Whether a text in place of a password is the token of a confirmation. */
export function isConfirmation(text: string): boolean {
  return SHAPE.test(text);
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface NewConfirmation {
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Tokens that stand for a password that was asked for again, because their owner has just proved both factors: by a passkey, or by
 * the password and a code. Each is good for one act, of the session that proved them.
 */
@Injectable()
export class Confirmations {
  constructor(private readonly transactions: Transactions) {}

  async issue(tx: Tx, viewer: SignedInViewer): Promise<NewConfirmation> {
    const token = PREFIX + randomBytes(32).toString('base64url');
    const { expires_at: expiresAt } = await tx
      .db<ConfirmationTable>()
      .insertInto('confirmations')
      .values({
        id: newId(),
        user_id: viewer.id,
        session_id: viewer.sessionId,
        token_hash: hashOf(token),
        expires_at: sql<Date>`now() + make_interval(mins => ${CONFIRMATION_MINUTES})`,
        created_at: sql<Date>`now()`,
      })
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    return { token, expiresAt };
  }

  /** Uses up a confirmation; of concurrent attempts, one succeeds. @returns false if it is not the session's, used or expired */
  async use(viewer: SignedInViewer, token: string): Promise<boolean> {
    const used = await this.transactions.run((tx) =>
      tx
        .db<ConfirmationTable>()
        .deleteFrom('confirmations')
        .where('token_hash', '=', hashOf(token))
        .where('user_id', '=', viewer.id)
        .where('session_id', '=', viewer.sessionId)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('id')
        .executeTakeFirst(),
    );
    return used !== undefined;
  }
}
