import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { TokenKeys } from './token-keys.js';
import { EMAIL_TOKEN_MINUTES, type EmailTokenPurpose, type EmailTokenTable } from './email-token.entity.js';

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** The recipient of a token. */
export interface TokenOwner {
  readonly userId: string;
  readonly emailKey: string;
}

/** An address that its former owner can restore. */
export interface RestorableAddress extends TokenOwner {
  readonly address: string;
  readonly changedAt: Date;
}

export interface UsedToken extends TokenOwner {
  readonly issuedAt: Date;
}

export interface KnownToken extends TokenOwner {
  /** Neither used nor expired. */
  readonly isLive: boolean;
}

/**
 * The single-use tokens of emailed links: 256 random bits, stored as a keyed digest. Each user has one live token to
 * verify and one to reset; each changed address has its own token to restore it.
 */
@Injectable()
export class EmailTokens {
  constructor(
    private readonly database: Database,
    private readonly keys: TokenKeys,
  ) {}

  /**
   * A new token; replaces an earlier one of the same purpose.
   * @param minutes how long it works, if not as long as usual for the purpose
   */
  async issue(tx: Tx, purpose: EmailTokenPurpose, owner: TokenOwner, minutes?: number): Promise<string> {
    await this.withdraw(tx, purpose, owner.userId);
    return this.store(tx, purpose, owner, null, minutes);
  }

  /** A token beside earlier ones of the same purpose: each email is about something of its own. */
  async issueBeside(tx: Tx, purpose: EmailTokenPurpose, owner: TokenOwner): Promise<string> {
    return this.store(tx, purpose, owner, null);
  }

  /** A token that restores an address. Later changes of the address don't replace it. */
  async issueRestoring(tx: Tx, owner: TokenOwner, address: string): Promise<string> {
    return this.store(tx, 'restore', owner, address);
  }

  private async store(
    tx: Tx,
    purpose: EmailTokenPurpose,
    owner: TokenOwner,
    address: string | null,
    minutes = EMAIL_TOKEN_MINUTES[purpose],
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await tx
      .db<EmailTokenTable>()
      .insertInto('email_tokens')
      .values({
        id: newId(),
        user_id: owner.userId,
        purpose,
        email_key: owner.emailKey,
        address,
        token_hash: this.keys.mailedDigest(token),
        expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
        used_at: null,
        created_at: sql<Date>`now()`,
      })
      .execute();
    return token;
  }

  /** Invalidates a user's live tokens. @param since keeps those issued earlier */
  async withdraw(tx: Tx, purpose: EmailTokenPurpose, userId: string, since: Date | null = null): Promise<void> {
    let live = tx
      .db<EmailTokenTable>()
      .updateTable('email_tokens')
      .set({ expires_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`);
    if (since !== null) live = live.where('created_at', '>=', since);
    await live.execute();
  }

  /** Uses up a token; of concurrent attempts, one succeeds. @returns null if it is not live */
  async consume(tx: Tx, purpose: EmailTokenPurpose, token: string): Promise<UsedToken | null> {
    if (!SHAPE.test(token)) return null;
    const consumed = await tx
      .db<EmailTokenTable>()
      .updateTable('email_tokens')
      .set({ used_at: sql<Date>`now()` })
      .where('token_hash', '=', this.keys.mailedDigest(token))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['user_id as userId', 'email_key as emailKey', 'created_at as issuedAt'])
      .executeTakeFirst();
    return consumed ?? null;
  }

  /**
   * Uses up a token that restores an address and invalidates those of later changes: the earliest owner has the last
   * word.
   * @returns null if it is not live
   */
  async consumeRestoring(tx: Tx, token: string): Promise<RestorableAddress | null> {
    if (!SHAPE.test(token)) return null;
    const consumed = await tx
      .db<EmailTokenTable>()
      .updateTable('email_tokens')
      .set({ used_at: sql<Date>`now()` })
      .where('token_hash', '=', this.keys.mailedDigest(token))
      .where('purpose', '=', 'restore')
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['user_id as userId', 'email_key as emailKey', 'address', 'created_at as changedAt'])
      .executeTakeFirst();
    if (!consumed || consumed.address === null) return null;
    await this.withdraw(tx, 'restore', consumed.userId, consumed.changedAt);
    return { ...consumed, address: consumed.address };
  }

  /**
   * Whether the former owner of an address, other than `exceptId`, can still restore it; until then no one else can use
   * it.
   */
  async isHeld(tx: Tx, emailKey: string, exceptId: string | null): Promise<boolean> {
    const holder = await tx
      .db<EmailTokenTable>()
      .selectFrom('email_tokens')
      .select('user_id')
      .where('email_key', '=', emailKey)
      .where('purpose', '=', 'restore')
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('user_id', 'is distinct from', exceptId)
      .executeTakeFirst();
    return holder !== undefined;
  }

  /** Reads a token without using it up. @returns null if it is unknown or long expired */
  async find(purpose: EmailTokenPurpose, token: string): Promise<KnownToken | null> {
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
