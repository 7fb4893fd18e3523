import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newId } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { OwnPassword, type Proof } from '../second-factor/own-password.js';
import { replyFloor } from '../email-tokens/reply-floor.js';
import { requireEmail } from '../users/email-address.js';
import { EMAIL_CHANGE_HOURS, type EmailChangeTable, RESEND_SECONDS } from './email-change.entity.js';
import { EmailChangedByStaff, EmailUnchanged, NoEmailChange, ResentTooSoon } from './email-change.errors.js';
import { type ChangingAccount, EmailChangeStore, type EmailChangeSummary } from './email-change-store.js';

/** Lets users change their email address. It changes once the old and the new address have confirmed. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: EmailChangeStore,
    private readonly passwords: OwnPassword,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Begins a change and emails both addresses; replaces an earlier one. The answer is the same for an address that
   * another account has, whose owner is told by email.
   * @throws as `OwnPassword.confirm`; InvalidInput EMAIL_INVALID; EmailUnchanged, EmailChangedByStaff; RateLimited (5 emails in 30
   * minutes for an address)
   */
  async begin(viewer: SignedInViewer, typed: string, proof: Proof): Promise<void> {
    const email = requireEmail(typed);
    await this.passwords.confirm(viewer, proof);
    await this.limiter.consume('account-mail-to', email.key);
    const floor = replyFloor();
    await this.change(viewer, async (tx, account) => {
      if (email.key === account.emailKey) throw new EmailUnchanged();
      if (account.pendingEmail !== null) throw new EmailChangedByStaff();
      await this.store.remove(tx, account.id);
      await tx
        .db<EmailChangeTable>()
        .insertInto('email_changes')
        .values({
          id: newId(),
          user_id: account.id,
          session_id: viewer.sessionId,
          email: email.address,
          email_key: email.key,
          current_confirmed_at: null,
          new_confirmed_at: null,
          mailed_at: sql<Date>`now()`,
          expires_at: sql<Date>`now() + make_interval(hours => ${EMAIL_CHANGE_HOURS})`,
          created_at: sql<Date>`now()`,
        })
        .execute();
      await this.mail(tx, account);
    });
    await floor();
  }

  /**
   * Emails the addresses that have not confirmed yet again.
   * @throws NoEmailChange, ResentTooSoon within 60 seconds, RateLimited
   */
  async resend(viewer: SignedInViewer): Promise<void> {
    const floor = replyFloor();
    await this.change(viewer, async (tx, account) => {
      const change = await this.store.find(tx, account.id);
      if (!change) throw new NoEmailChange();
      const left = RESEND_SECONDS - Math.floor((Date.now() - change.mailedAt.getTime()) / 1_000);
      if (left > 0) throw new ResentTooSoon(Math.min(left, RESEND_SECONDS));
      await this.limiter.consume('account-mail-to', change.emailKey);
      await tx
        .db<EmailChangeTable>()
        .updateTable('email_changes')
        .set({ mailed_at: sql<Date>`now()` })
        .where('user_id', '=', account.id)
        .execute();
      await this.mail(tx, account);
    });
    await floor();
  }

  /** Keeps the present address. */
  async cancel(viewer: SignedInViewer): Promise<void> {
    await this.change(viewer, (tx, account) => this.store.remove(tx, account.id));
  }

  /** The viewer's open change; null if there is none. */
  of(viewer: SignedInViewer): Promise<EmailChangeSummary | null> {
    return this.store.read(viewer.id);
  }

  private async mail(tx: Tx, account: ChangingAccount): Promise<void> {
    const change = await this.store.find(tx, account.id);
    if (change) await this.store.mail(tx, account, change);
  }

  private async change(viewer: SignedInViewer, work: (tx: Tx, account: ChangingAccount) => Promise<void>) {
    await this.transactions.run(async (tx) => {
      const account = await this.store.lock(tx, viewer.id);
      if (!account?.isActive) throw new NotSignedIn();
      await work(tx, account);
      this.store.tellTabs(tx, account.id);
    });
  }
}
