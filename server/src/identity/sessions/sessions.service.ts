import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { isUuid, newId } from '#kernel/database/ids.js';
import { AppError } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { AppScope } from '#kernel/request/scopes/app-scopes.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { PersonalTokenTable } from '../model/personal-token.entity.js';
import { MAX_APP_SESSIONS, MAX_SESSIONS, type SessionTable } from '../model/session.entity.js';
import { type SessionEnd, SESSIONS_ENDED, SESSIONS_RESTRICTED, SessionsEnded } from './session.events.js';

export class SessionNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Session not found', { reason: 'SESSION_NOT_FOUND' });
  }
}

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** The app whose token a session is. */
export interface SessionApp {
  readonly appId: string;
  readonly tokenHash: Buffer;
  readonly scopes: readonly AppScope[];
}

/** Begins and ends sessions. An ended session has no row. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly topics: Topics,
  ) {}

  /**
   * Begins a session. If the user has 20 already, or 40 of apps, the least recently used one ends. The caller has locked the
   * user's row, so that two concurrent calls can't leave one more.
   */
  async begin(tx: Tx, userId: string, userAgent: string | null, app: SessionApp | null = null): Promise<NewSession> {
    const id = newId();
    const now = new Date();
    await tx
      .db<SessionTable>()
      .insertInto('sessions')
      .values({
        id,
        user_id: userId,
        generation: 0,
        exchanges: sql<number[]>`'[]'::jsonb`,
        user_agent: userAgent,
        last_used_at: now,
        created_at: now,
        app_id: app?.appId ?? null,
        token_hash: app?.tokenHash ?? null,
        app_scopes: app && [...app.scopes],
      })
      .execute();
    const surplus = await tx
      .db<SessionTable>()
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '<>', id)
      .where('app_id', app ? 'is not' : 'is', null)
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .offset((app ? MAX_APP_SESSIONS : MAX_SESSIONS) - 1)
      .limit(MAX_APP_SESSIONS)
      .execute();
    await this.end(
      tx,
      userId,
      surplus.map((session) => session.id),
      'replaced',
    );
    return { id, userId, createdAt: now, lastUsedAt: now };
  }

  /** Ends a user's sessions among `ids`; ended ones are ignored. */
  async end(tx: Tx, userId: string, ids: readonly string[], reason: SessionEnd): Promise<string[]> {
    if (ids.length === 0) return [];
    const ended = await tx
      .db<SessionTable>()
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    return this.announce(tx, userId, ended, reason);
  }

  /** Ends every session of a user, except `except`, and every personal access token. */
  async endAll(tx: Tx, userId: string, reason: SessionEnd, except: string | null = null): Promise<string[]> {
    let removal = tx.db<SessionTable>().deleteFrom('sessions').where('user_id', '=', userId);
    if (except !== null) removal = removal.where('id', '<>', except);
    const sessions = await removal.returning('id').execute();
    const tokens = await tx
      .db<PersonalTokenTable>()
      .deleteFrom('personal_tokens')
      .where('user_id', '=', userId)
      .returning('id')
      .execute();
    return this.announce(tx, userId, [...sessions, ...tokens], reason);
  }

  /** Ends every session of a user, and closes the connections of their personal access tokens, which stay stored. */
  async suspend(tx: Tx, userId: string, reason: SessionEnd): Promise<void> {
    const sessions = await tx
      .db<SessionTable>()
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .returning('id')
      .execute();
    this.announce(tx, userId, [...sessions, ...(await this.tokensOf(tx, userId))], reason);
  }

  /** Closes the open connections of a user, so that clients reconnect with the rights that they now have. */
  async restrict(tx: Tx, userId: string): Promise<void> {
    const sessions = await tx
      .db<SessionTable>()
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .execute();
    const sessionIds = [...sessions, ...(await this.tokensOf(tx, userId))].map(({ id }) => id);
    if (sessionIds.length > 0) tx.afterCommit(() => void this.topics.publish(SESSIONS_RESTRICTED, { sessionIds }));
  }

  /** Ends one of the viewer's own sessions. @throws SessionNotFound */
  async revoke(viewer: SignedInViewer, sessionId: string): Promise<void> {
    if (!isUuid(sessionId)) throw new SessionNotFound();
    await this.transactions.run(async (tx) => {
      const ended = await this.end(tx, viewer.id, [sessionId], 'revoked');
      if (ended.length === 0) throw new SessionNotFound();
    });
  }

  /** Tells every replica that sessions or personal access tokens have ended, whose rows this transaction has deleted. */
  announce(tx: Tx, userId: string, ended: readonly { id: string }[], reason: SessionEnd): string[] {
    const sessionIds = ended.map((session) => session.id);
    if (sessionIds.length === 0) return [];
    // Sent at once by topic; the event is the backup if this process crashes before the message is sent.
    tx.publish(new SessionsEnded(userId, sessionIds, reason));
    tx.afterCommit(() => void this.topics.publish(SESSIONS_ENDED, { sessionIds }));
    return sessionIds;
  }

  private tokensOf(tx: Tx, userId: string): Promise<{ id: string }[]> {
    return tx
      .db<PersonalTokenTable>()
      .selectFrom('personal_tokens')
      .select('id')
      .where('user_id', '=', userId)
      .execute();
  }
}
