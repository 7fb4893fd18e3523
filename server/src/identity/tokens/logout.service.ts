import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import type { SessionTable } from '../model/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TokenPairs } from './token-pair.js';

/** Signs users out. */
@Injectable()
export class LogoutService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsService,
    private readonly pairs: TokenPairs,
  ) {}

  /**
   * Ends the session of a refresh token of any generation. Idempotent: a second sign-out, or one with an unknown token, is not an
   * error.
   */
  async logOut(refreshToken: string): Promise<void> {
    const parts = this.pairs.read(refreshToken);
    if (!parts) return;
    await this.transactions.run(async (tx) => {
      const session = await tx
        .db<SessionTable>()
        .selectFrom('sessions')
        .select('user_id')
        .where('id', '=', parts.family)
        .executeTakeFirst();
      if (session) await this.sessions.end(tx, session.user_id, [parts.family], 'logged_out');
    });
  }
}
