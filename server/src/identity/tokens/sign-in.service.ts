import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Transactions } from '#kernel/events/transactions.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { AccountLeaving } from '../account-states/leaving.errors.js';
import { Leaving } from '../account-states/leaving.service.js';
import { Credentials, type ProvenAccount } from '../passwords/credentials.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { hasPassword } from '../users/signing-in.js';
import type { UserTable } from '../users/user.entity.js';
import { LoginThrottle } from './login-throttle.js';
import { replyFloor } from './reply-floor.js';
import { AccountDeactivated, EmailNotVerified, InvalidCredentials } from './token.errors.js';
import { type TokenPair, TokenPairs } from './token-pair.js';

/** Signs users in. */
@Injectable()
export class SignInService {
  constructor(
    private readonly transactions: Transactions,
    private readonly credentials: Credentials,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    private readonly leaving: Leaving,
    private readonly pairs: TokenPairs,
  ) {}

  /**
   * Begins a session. An unknown name and a wrong password get the same response, in words and time.
   * @param login email address or handle
   * @param takesBack whether someone who asked to leave keeps their account after all
   * @throws InvalidCredentials; AccountDeactivated, AccountLeaving and EmailNotVerified after the right password only;
   *   RateLimited after too many failures of this name. Failures of the account's other names end as with a wrong password.
   */
  async signIn(ctx: RequestContext, login: string, password: string, takesBack = false): Promise<TokenPair> {
    const attempt = await this.throttle.admit(login, ctx.ip);
    const floor = replyFloor();
    const named = await this.credentials.find(login);
    const isAllowed = await attempt.isAllowed(named?.id ?? null);
    const account = await this.credentials.prove(isAllowed ? named : undefined, password);
    if (!account) {
      await attempt.failed();
      await floor();
      throw new InvalidCredentials();
    }
    await attempt.succeeded();
    const isLeaving = !account.isSuspended && account.leavesAt !== null && account.leavesAt.getTime() > Date.now();
    if (isLeaving && !takesBack) throw new AccountLeaving(account.leavesAt);
    if (!account.isActive && !account.isSuspended && !isLeaving) throw new AccountDeactivated();
    if (!account.isEmailVerified) throw new EmailNotVerified();
    return this.begin(ctx, account, isLeaving);
  }

  private async begin(ctx: RequestContext, account: ProvenAccount, isLeaving: boolean): Promise<TokenPair> {
    return this.transactions.run(async (tx) => {
      // Locks the user's row. If the password has changed since it was compared, no session begins.
      const seen = await tx
        .db<UserTable>()
        .updateTable('users')
        .set({ last_seen_at: sql<Date>`now()`, password_hash: account.freshHash })
        .where('id', '=', account.id)
        .where('password_hash', '=', account.comparedHash)
        .where(hasPassword())
        .returning('id')
        .executeTakeFirst();
      if (!seen || (isLeaving && !(await this.leaving.takeBack(tx, account.id)))) throw new InvalidCredentials();

      const session = await this.sessions.begin(tx, account.id, ctx.userAgent);
      return this.pairs.of({ ...session, generation: 0 });
    });
  }
}
