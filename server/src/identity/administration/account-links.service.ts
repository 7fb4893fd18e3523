import type { AuditAction } from '@mallard/rules/audit-actions';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ResetLinks } from '../password-changes/reset-links.js';
import { VerificationLinks } from '../email-tokens/verification-links.js';
import { markVerified } from '../users/verified-address.js';
import { lockAccount, type LockedAccount } from '../managed-users/locked-account.js';
import { AccountInactive, NothingToVerify, OwnerMustVerify } from '../managed-users/managed-user.errors.js';

/**
 * Emails links to people who can't sign in, on behalf of administrators. Links only go to the person, so that no one
 * gets into someone else's account by them.
 */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly resets: ResetLinks,
    private readonly verifications: VerificationLinks,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Emails a link to choose a new password, to the confirmed address. The present password stays until then.
   * @throws UserNotFound, NotAllowed, AccountInactive, RateLimited (5 emails in 30 minutes for an address)
   */
  async sendReset(viewer: SignedInViewer, userId: string): Promise<void> {
    await this.change(viewer, userId, async (tx, account) => {
      await this.limiter.consume('account-mail-to', account.emailKey);
      if (account.isInvited) {
        await this.resets.invite(tx, account);
        return 'user.invited';
      }
      await this.resets.mail(tx, account);
      return 'user.reset.sent';
    });
  }

  /**
   * Emails what an unverified account waits for again: the invitation, the link that verifies its address, or the one
   * that confirms its new address.
   * @throws UserNotFound, NotAllowed, AccountInactive, NothingToVerify, RateLimited (5 emails in 30 minutes for an address)
   */
  async sendVerification(viewer: SignedInViewer, userId: string): Promise<void> {
    await this.change(viewer, userId, async (tx, account) => {
      const { pendingEmail, pendingEmailKey } = account;
      if (account.isEmailVerified && (pendingEmail === null || pendingEmailKey === null)) throw new NothingToVerify();
      await this.limiter.consume('account-mail-to', pendingEmailKey ?? account.emailKey);
      if (account.isInvited) {
        await this.resets.invite(tx, account);
        return 'user.invited';
      }
      if (pendingEmail !== null && pendingEmailKey !== null) {
        await this.verifications.mailNewAddress(tx, { ...account, email: pendingEmail, emailKey: pendingEmailKey });
      } else {
        await this.verifications.mail(tx, account);
      }
      return 'user.verification.sent';
    });
  }

  /**
   * Verifies the address of an account that never had a verified one, for people whom emails don't reach.
   * @throws UserNotFound, NotAllowed, AccountInactive, NothingToVerify, OwnerMustVerify
   */
  async verify(viewer: SignedInViewer, userId: string): Promise<void> {
    await this.change(viewer, userId, async (tx, account) => {
      if (account.isEmailVerified) throw account.pendingEmail === null ? new NothingToVerify() : new OwnerMustVerify();
      await markVerified(tx, userId);
      return 'user.verified';
    });
  }

  private async change(
    viewer: SignedInViewer,
    userId: string,
    work: (tx: Tx, account: LockedAccount) => Promise<AuditAction>,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await lockAccount(tx, viewer, userId);
      if (!account.isActive) throw new AccountInactive();
      const action = await work(tx, account);
      await this.audit.record(tx, { viewer, action, subject: { kind: 'user', id: userId, name: account.handle } });
    });
  }
}
