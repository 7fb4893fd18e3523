import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Transactions } from '#kernel/events/transactions.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { AccountLeaving } from '../account-states/leaving.errors.js';
import { Leaving } from '../account-states/leaving.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountDeactivated, EmailNotVerified } from './token.errors.js';
import { type TokenPair, TokenPairs } from './token-pair.js';
import { hasPassword } from '../users/signing-in.js';
import type { UserTable } from '../users/user.entity.js';
import { PasskeyProof } from '../second-factor/passkey-proof.js';
import { PasskeyInvalid } from '../second-factor/second-factor.errors.js';
import { SignInNotices } from '../second-factor/sign-in-notices.js';

/** Signs people in by a passkey, which says who they are and is both factors. */
@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly transactions: Transactions,
    private readonly proof: PasskeyProof,
    private readonly sessions: SessionsService,
    private readonly leaving: Leaving,
    private readonly notices: SignInNotices,
    private readonly pairs: TokenPairs,
  ) {}

  /** @returns the options for `navigator.credentials.get()`, as JSON; the same for everyone, apart from the challenge */
  ask(): Promise<string> {
    return this.proof.ask('sign_in', null);
  }

  /**
   * @param takesBack whether someone who asked to leave keeps their account after all
   * @throws PasskeyInvalid; AccountDeactivated, AccountLeaving and EmailNotVerified for a passkey that is right
   */
  async signIn(ctx: RequestContext, text: string, takesBack = false): Promise<TokenPair> {
    const proven = await this.proof.verify(text, 'sign_in', null);
    const { leavesAt } = proven;
    const isLeaving = !proven.isSuspended && leavesAt !== null && leavesAt.getTime() > Date.now();
    if (!proven.isActive && !proven.isSuspended && !isLeaving) throw new AccountDeactivated();
    if (!proven.isEmailVerified) throw new EmailNotVerified();
    if (isLeaving && !takesBack) throw new AccountLeaving(leavesAt);
    return this.transactions.run(async (tx) => {
      // Locks the user's row, as signing in by password does.
      const seen = await tx
        .db<UserTable>()
        .updateTable('users')
        .set({ last_seen_at: sql<Date>`now()` })
        .where('id', '=', proven.userId)
        .where(hasPassword())
        .returning('id')
        .executeTakeFirst();
      if (!seen || !(await this.proof.note(tx, proven))) throw new PasskeyInvalid();
      if (isLeaving && !(await this.leaving.takeBack(tx, proven.userId))) throw new PasskeyInvalid();
      const session = await this.sessions.begin(tx, proven.userId, ctx.userAgent);
      await this.notices.note(tx, session, ctx.userAgent);
      return this.pairs.of({ ...session, generation: 0 });
    });
  }
}
