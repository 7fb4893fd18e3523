import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { AccountMails } from '../mails/account-mails.js';
import { expiryOf, type SessionTable } from '../model/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserTable } from '../users/user.entity.js';
import { judgeRefresh, type RefreshFamily } from './refresh-family.js';
import { InvalidRefreshToken, RefreshTokenSuperseded } from './token.errors.js';
import { type TokenPair, TokenPairs } from './token-pair.js';

type Outcome = { pair: TokenPair } | { refused: InvalidRefreshToken | RefreshTokenSuperseded };

/** Exchanges refresh tokens. */
@Injectable()
export class RefreshService {
  private readonly logger = new Logger(RefreshService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly pairs: TokenPairs,
    private readonly sessions: SessionsService,
    private readonly limiter: RateLimiter,
    private readonly mails: AccountMails,
  ) {}

  /**
   * A new pair for a refresh token; `refresh-family.ts` has the rules for tokens that are used twice. While the disk is full, the
   * refresh token stays the same.
   * @throws InvalidRefreshToken, RefreshTokenSuperseded, RateLimited (30 in 5 minutes for a session)
   */
  async refresh(token: string): Promise<TokenPair> {
    const parts = this.pairs.read(token);
    if (!parts) throw new InvalidRefreshToken();
    await this.limiter.consume('refresh', parts.family);

    // A reuse ends the family, so the transaction must commit although the request is refused.
    const outcome = await this.transactions.run((tx) => this.exchange(tx, parts.family, parts.generation));
    if ('refused' in outcome) throw outcome.refused;
    return outcome.pair;
  }

  private async exchange(tx: Tx, family: string, generation: number): Promise<Outcome> {
    const session = await this.lock(tx, family);
    if (!session) return { refused: new InvalidRefreshToken() };
    const now = session.now.getTime();
    const dated = { createdAt: session.created_at, lastUsedAt: session.last_used_at };
    if (!session.signs_in || expiryOf(dated).getTime() <= now) {
      await this.sessions.end(tx, session.user_id, [family], session.signs_in ? 'expired' : 'deactivated');
      return { refused: new InvalidRefreshToken() };
    }

    const verdict = judgeRefresh(session, generation, now);
    const paired = { id: family, userId: session.user_id, generation: generation + 1, ...dated };
    switch (verdict.kind) {
      case 'exchanged':
        // Without space to write, the token stays the newest one and is returned.
        if (this.transactions.readOnly) return { pair: this.pairs.of({ ...paired, generation }) };
        await this.advance(tx, family, verdict.family, session.now);
        tx.afterCommit(() => this.markSeen(session.user_id));
        return { pair: this.pairs.of({ ...paired, lastUsedAt: session.now }) };
      case 'repeated':
        return { pair: this.pairs.of(paired) };
      case 'late':
        return { refused: new RefreshTokenSuperseded() };
      case 'unknown':
        return { refused: new InvalidRefreshToken() };
      case 'reused':
        await this.alarm(tx, session.user_id, family);
        return { refused: new InvalidRefreshToken() };
    }
  }

  /** The row lock serializes the exchanges of a family; the database's clock is the same for all replicas. */
  private async lock(tx: Tx, family: string) {
    return tx
      .db<SessionTable & UserTable>()
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .where('sessions.id', '=', family)
      .select(['sessions.user_id', 'generation', 'exchanges', 'sessions.created_at', 'sessions.last_used_at'])
      .select(sql<boolean>`users.is_active or users.suspended_at is not null`.as('signs_in'))
      .select(sql<Date>`clock_timestamp()::timestamptz(3)`.as('now'))
      .$if(!this.transactions.readOnly, (query) => query.forUpdate('sessions'))
      .executeTakeFirst();
  }

  private async advance(tx: Tx, id: string, { generation, exchanges }: RefreshFamily, now: Date): Promise<void> {
    await tx
      .db<SessionTable>()
      .updateTable('sessions')
      .set({ generation, exchanges: sql<number[]>`${JSON.stringify(exchanges)}::jsonb`, last_used_at: now })
      .where('id', '=', id)
      .execute();
  }

  /** Two clients have the same token, so one may have stolen it: the session ends, and its owner is notified. */
  private async alarm(tx: Tx, userId: string, family: string): Promise<void> {
    const owner = await tx
      .db<UserTable>()
      .selectFrom('users')
      .select(['email', 'handle', 'language'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await this.sessions.end(tx, userId, [family], 'refresh_reuse');
    await this.mails.sessionEnded(tx, owner);
    tx.afterCommit(() => this.logger.warn({ message: 'refresh_reuse', userId, sessionId: family }));
  }

  /** After the exchange's transaction, which would otherwise lock two rows that signing in locks in the other order. */
  private async markSeen(userId: string): Promise<void> {
    await this.transactions.run((tx) =>
      tx
        .db<UserTable>()
        .updateTable('users')
        .set({ last_seen_at: sql<Date>`now()` })
        .where('id', '=', userId)
        .execute(),
    );
  }
}
