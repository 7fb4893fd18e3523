import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { TokenKeys } from '../tokens/token-keys.js';
import { EMAIL_TOKEN_MINUTES, type EmailTokenPurpose, type EmailTokenTable } from './email-token.entity.js';

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** Whom a token was mailed to. */
export interface TokenOwner {
  readonly userId: string;
  readonly emailKey: string;
}

export interface KnownToken extends TokenOwner {
  /** Neither used nor expired. */
  readonly isLive: boolean;
}

/** The single-use tokens of mailed links: 256 random bits, stored as a keyed digest, one live per person and purpose. */
@Injectable()
export class EmailTokens {
  constructor(
    private readonly database: Database,
    private readonly keys: TokenKeys,
  ) {}

  /** A new token; an earlier one of the same purpose works no longer. */
  async issue(tx: Tx, purpose: EmailTokenPurpose, owner: TokenOwner): Promise<string> {
    await this.withdraw(tx, purpose, owner.userId);
    const token = randomBytes(32).toString('base64url');
    await tx
      .db<EmailTokenTable>()
      .insertInto('email_tokens')
      .values({
        id: newId(),
        user_id: owner.userId,
        purpose,
        email_key: owner.emailKey,
        token_hash: this.keys.mailedDigest(token),
        expires_at: sql<Date>`now() + make_interval(mins => ${EMAIL_TOKEN_MINUTES[purpose]})`,
        used_at: null,
        created_at: sql<Date>`now()`,
      })
      .execute();
    return token;
  }

  /** Makes the live tokens of a person worthless. */
  async withdraw(tx: Tx, purpose: EmailTokenPurpose, userId: string): Promise<void> {
    await tx
      .db<EmailTokenTable>()
      .updateTable('email_tokens')
      .set({ expires_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .execute();
  }

  /** Uses a token up. Of several attempts at once, one succeeds. @returns null where it is not live */
  async consume(tx: Tx, purpose: EmailTokenPurpose, token: string): Promise<TokenOwner | null> {
    if (!SHAPE.test(token)) return null;
    const consumed = await tx
      .db<EmailTokenTable>()
      .updateTable('email_tokens')
      .set({ used_at: sql<Date>`now()` })
      .where('token_hash', '=', this.keys.mailedDigest(token))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['user_id as userId', 'email_key as emailKey'])
      .executeTakeFirst();
    return consumed ?? null;
  }

  /** What a token is, without using it up. @returns null for one that was never made, or long ago */
  async look(purpose: EmailTokenPurpose, token: string): Promise<KnownToken | null> {
    if (!SHAPE.test(token)) return null;
    const known = await this.database
      .reads<EmailTokenTable>()
      .selectFrom('email_tokens')
      .select(['user_id as userId', 'email_key as emailKey'])
      .select(sql<boolean>`used_at is null and expires_at > now()`.as('isLive'))
      .where('token_hash', '=', this.keys.mailedDigest(token))
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    return known ?? null;
  }
}
