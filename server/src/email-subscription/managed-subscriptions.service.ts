import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import { txRows } from '#kernel/events/tx-rows.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { EmailSubscriptionNotFound } from './email-subscription.errors.js';

interface Row {
  id: string;
  email: string;
  verified: boolean;
}

const LOCKED =
  'select id, email, verified_at is not null as verified from email_subscriptions where id = $1 for update';
/** A link that was mailed before does not undo what an administrator decided. */
const SET_VERIFIED = `
update email_subscriptions
set verified_at = case when $2 then now() end, token_hash = null, token_expires_at = null
where id = $1`;
const REMOVE = 'delete from email_subscriptions where id = $1 returning id, email, verified_at is not null as verified';

/** What administrators do with subscriptions. Who may is decided at the door. */
@Injectable()
export class ManagedSubscriptionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Says whether an address is proven. Who wants no mails gets none either way. @throws EmailSubscriptionNotFound */
  async setVerified(viewer: SignedInViewer, id: string, isVerified: boolean): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [row] = await txRows<Row>(tx, LOCKED, [id]);
      if (!row) throw new EmailSubscriptionNotFound();
      if (row.verified === isVerified) return;
      await txRows(tx, SET_VERIFIED, [id, isVerified]);
      await this.audit.record(tx, {
        viewer,
        action: isVerified ? 'email_subscription.verified' : 'email_subscription.unverified',
        subject: { kind: 'email_subscription', id, name: row.email },
        before: { isVerified: row.verified },
        after: { isVerified },
      });
    });
  }

  /** Deletes a subscription; that its address wants no mails is remembered. @throws EmailSubscriptionNotFound */
  async remove(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [row] = await txRows<Row>(tx, REMOVE, [id]);
      if (!row) throw new EmailSubscriptionNotFound();
      await this.audit.record(tx, {
        viewer,
        action: 'email_subscription.deleted',
        subject: { kind: 'email_subscription', id, name: row.email },
        before: { isVerified: row.verified },
      });
      return id;
    });
  }
}
