import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { EmailSubscription } from './email-subscription.entity.js';
import { EmailSubscriptionNotFound } from './email-subscription.errors.js';

/** What administrators do with subscriptions. Callers check the permission. */
@Injectable()
export class ManagedSubscriptionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Sets whether an address is confirmed. A suppressed address gets no email in either case.
   * @throws EmailSubscriptionNotFound
   */
  async setVerified(viewer: SignedInViewer, id: string, isVerified: boolean): Promise<void> {
    await this.transactions.run(async (tx) => {
      const subscription = await locked(tx, id);
      if (isProven(subscription) === isVerified) return;
      subscription.verifiedAt = isVerified ? new Date() : null;
      // Invalidates earlier links, so that they can't undo the administrator's decision.
      subscription.tokenHash = null;
      subscription.tokenExpiresAt = null;
      await this.audit.record(tx, {
        viewer,
        action: isVerified ? 'email_subscription.verified' : 'email_subscription.unverified',
        subject: { kind: 'email_subscription', id, name: subscription.email },
        before: { isVerified: !isVerified },
        after: { isVerified },
      });
    });
  }

  /** Deletes a subscription. A suppression of its address remains. @throws EmailSubscriptionNotFound */
  async remove(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const subscription = await locked(tx, id);
      tx.em.remove(subscription);
      await this.audit.record(tx, {
        viewer,
        action: 'email_subscription.deleted',
        subject: { kind: 'email_subscription', id, name: subscription.email },
        before: { isVerified: isProven(subscription) },
      });
      return id;
    });
  }
}

/** Locks the subscription until the transaction ends. @throws EmailSubscriptionNotFound */
async function locked(tx: Tx, id: string): Promise<EmailSubscription> {
  const found = await tx.em.findOne(EmailSubscription, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!found) throw new EmailSubscriptionNotFound();
  return found;
}

function isProven({ verifiedAt }: EmailSubscription): boolean {
  return verifiedAt !== null;
}
