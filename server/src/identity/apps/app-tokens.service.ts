import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { AppScope } from '#kernel/request/scopes/app-scopes.js';
import { hashOf } from '../personal-tokens/personal-token.js';
import type { SessionTable } from '../model/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserTable } from '../users/user.entity.js';
import type { AppTokenTable } from '../model/app.entity.js';
import { AppsService } from './apps.service.js';
import type { AuthorizationCodeTable } from '../model/authorization-code.entity.js';

export interface PendingCode {
  readonly appId: string;
  readonly userId: string;
  readonly redirectUri: string;
  readonly scopes: AppScope[];
  readonly challenge: string | null;
  readonly expiresAt: Date;
}

/** A client that sends its exchange twice at once has used no stolen code; only the first of the two gets a token. */
const SENT_TWICE_SECONDS = 10;

/** $1 SHA-256 of the code. */
const CODE = `
select app_id as "appId", user_id as "userId", redirect_uri as "redirectUri", scopes, challenge, expires_at as "expiresAt",
  used_at is not null as "isUsed", used_at < now() - interval '${SENT_TWICE_SECONDS} seconds' as "isReused"
from authorization_codes where code_hash = $1`;

/** The tokens of apps. What is stored of a token is its SHA-256. */
@Injectable()
export class AppTokens {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly sessions: SessionsService,
    private readonly apps: AppsService,
  ) {}

  /**
   * A code that can be exchanged. One that was used already may be stolen, so the session that began with it ends (RFC 6749, 4.1.2).
   * @returns null for an unknown or used code
   */
  async code(code: string): Promise<PendingCode | null> {
    const [row] = await this.database.rows<PendingCode & { isUsed: boolean; isReused: boolean | null }>(CODE, [
      hashOf(code),
    ]);
    if (row?.isReused) await this.endReused(code);
    return row && !row.isUsed ? row : null;
  }

  /** @returns false where another request was first */
  async useUp(code: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const used = await tx
        .db<AuthorizationCodeTable>()
        .updateTable('authorization_codes')
        .set({ used_at: sql<Date>`now()` })
        .where('code_hash', '=', hashOf(code))
        .where('used_at', 'is', null)
        .returning('app_id')
        .executeTakeFirst();
      return used !== undefined;
    });
  }

  /** Begins the session of a person's token. @returns false if the person may not sign in any more, or the code came twice */
  async begin(
    code: string,
    userId: string,
    app: { appId: string; token: string; scopes: readonly AppScope[] },
    userAgent: string | null,
  ): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const owner = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('is_active', '=', true)
        .where('email_verified_at', 'is not', null)
        .forUpdate()
        .executeTakeFirst();
      if (!owner) return false;
      const tokenHash = hashOf(app.token);
      const session = await this.sessions.begin(tx, userId, userAgent, { ...app, tokenHash });
      const began = await tx
        .db<AuthorizationCodeTable>()
        .updateTable('authorization_codes')
        .set({ session_id: session.id })
        .where('code_hash', '=', hashOf(code))
        .returning('app_id')
        .executeTakeFirst();
      if (!began) await this.sessions.end(tx, userId, [session.id], 'revoked');
      await this.apps.use(tx, app.appId);
      return began !== undefined;
    });
  }

  /** Stores the token of an app that acts for no one. */
  async addForVisitors(appId: string, token: string, scopes: readonly AppScope[]): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx
        .db<AppTokenTable>()
        .insertInto('app_tokens')
        .values({
          token_hash: hashOf(token),
          app_id: appId,
          scopes: [...scopes],
          created_at: new Date(),
          last_used_at: null,
        })
        .execute();
    });
  }

  /** Ends a token of an app; one of another app, or none, changes nothing (RFC 7009, 2.2). @returns false for one of another app */
  async revoke(appId: string, token: string): Promise<boolean> {
    const tokenHash = hashOf(token);
    return this.transactions.run(async (tx) => {
      const session = await tx
        .db<SessionTable>()
        .selectFrom('sessions')
        .select(['id', 'user_id', 'app_id'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (session) {
        if (session.app_id !== appId) return false;
        await this.sessions.end(tx, session.user_id, [session.id], 'revoked');
      }
      await tx
        .db<AppTokenTable>()
        .deleteFrom('app_tokens')
        .where('token_hash', '=', tokenHash)
        .where('app_id', '=', appId)
        .execute();
      return true;
    });
  }

  /** Deletes the code, so that an exchange of it that is under way begins no session either. */
  private async endReused(code: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const reused = await tx
        .db<AuthorizationCodeTable>()
        .deleteFrom('authorization_codes')
        .where('code_hash', '=', hashOf(code))
        .returning(['user_id', 'session_id'])
        .executeTakeFirst();
      if (reused?.session_id) await this.sessions.end(tx, reused.user_id, [reused.session_id], 'revoked');
    });
  }
}
