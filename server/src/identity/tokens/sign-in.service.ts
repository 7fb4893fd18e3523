import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { AppError } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { AccountLeaving } from '../account-states/leaving.errors.js';
import { Leaving } from '../account-states/leaving.service.js';
import { Credentials, type ProvenAccount } from '../passwords/credentials.js';
import { RegistrationPending } from '../registration-requests/registration-request.errors.js';
import { SecondFactorInvalid, SecondFactorRequired } from '../second-factor/second-factor.errors.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { SignInNotices } from '../second-factor/sign-in-notices.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { hasPassword } from '../users/signing-in.js';
import type { UserTable } from '../users/user.entity.js';
import { LoginThrottle } from './login-throttle.js';
import { replyFloor } from '../email-tokens/reply-floor.js';
import { AccountDeactivated, EmailNotVerified, InvalidCredentials } from './token.errors.js';
import { type TokenPair, TokenPairs } from './token-pair.js';

/** What someone signs in with. */
export interface SignInDraft {
  /** Email address or handle. */
  readonly login: string;
  readonly password: string;
  /** Of the second factor: a code of the app, or a recovery code. */
  readonly code?: string | null | undefined;
  /** Whether someone who asked to leave keeps their account after all. */
  readonly takeBack?: boolean | null | undefined;
}

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
    private readonly factors: SecondFactors,
    private readonly notices: SignInNotices,
  ) {}

  /**
   * Begins a session. An unknown name and a wrong password get the same response, in words and time.
   * @throws InvalidCredentials; AccountDeactivated, RegistrationPending, EmailNotVerified, SecondFactorRequired, SecondFactorInvalid
   *   and AccountLeaving after the right password only; RateLimited after too many failures of this name, to which a wrong code
   *   counts. Failures of the account's other names end as with a wrong password.
   */
  async signIn(ctx: RequestContext, { login, password, code, takeBack }: SignInDraft): Promise<TokenPair> {
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
    const isLeaving = !account.isSuspended && account.leavesAt !== null && account.leavesAt.getTime() > Date.now();
    const refusal = refusalOf(account, isLeaving);
    if (refusal) {
      await attempt.succeeded();
      throw refusal;
    }
    try {
      const pair = await this.begin(ctx, account, { code, takeBack: takeBack ?? false, isLeaving });
      await attempt.succeeded();
      return pair;
    } catch (error) {
      // Still a failure of the throttle: who knows the password must not get to guess codes.
      if (error instanceof SecondFactorInvalid) await attempt.failed();
      if (error instanceof SecondFactorInvalid || error instanceof SecondFactorRequired) await floor();
      if (error instanceof AccountLeaving) await attempt.succeeded();
      throw error;
    }
  }

  private async begin(
    ctx: RequestContext,
    account: ProvenAccount,
    { code, takeBack, isLeaving }: { code: SignInDraft['code']; takeBack: boolean; isLeaving: boolean },
  ): Promise<TokenPair> {
    return this.transactions.run(async (tx) => {
      // Locks the user's row. If the password has changed since it was compared, no session begins.
      const seen = await tx
        .db<UserTable>()
        .updateTable('users')
        .set({ last_seen_at: sql<Date>`now()`, password_hash: account.freshHash })
        .where('id', '=', account.id)
        .where('password_hash', '=', account.comparedHash)
        .where(hasPassword())
        .returning(['id', 'handle'])
        .executeTakeFirst();
      if (!seen) throw new InvalidCredentials();
      if (await this.factors.isOn(seen.id, tx)) {
        if (!code) throw new SecondFactorRequired();
        // Used up with the session that it begins, or not at all.
        if (!(await this.factors.use(tx, seen, code))) throw new SecondFactorInvalid();
      }
      if (isLeaving && !takeBack) throw new AccountLeaving(account.leavesAt!);
      if (isLeaving && !(await this.leaving.takeBack(tx, account.id))) throw new InvalidCredentials();

      const session = await this.sessions.begin(tx, account.id, ctx.userAgent);
      await this.notices.note(tx, session, ctx.userAgent);
      return this.pairs.of({ ...session, generation: 0 });
    });
  }
}

/** Why someone with the right password can't sign in; null if they can. */
function refusalOf(account: ProvenAccount, isLeaving: boolean): AppError | null {
  if (!account.isActive && !account.isSuspended && !isLeaving) return new AccountDeactivated();
  if (account.awaitsApproval) return new RegistrationPending();
  return account.isEmailVerified ? null : new EmailNotVerified();
}
