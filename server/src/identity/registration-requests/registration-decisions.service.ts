import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { AccountMails } from '../mails/account-mails.js';
import { commentText } from '../registration-rules/comment-text.js';
import { admit } from '../users/verified-address.js';
import {
  MAX_DECIDED_AT_ONCE,
  RegistrationRequestNotFound,
  TooManyRequestsAtOnce,
} from './registration-request.errors.js';

export interface Decision {
  readonly ids: readonly string[];
  readonly isApproved: boolean;
  /** Told to those who are refused. */
  readonly reason?: string | null;
}

interface Waiting {
  id: string;
  handle: string;
  email: string;
  language: string;
}

/** $1 ids of users. Locked in the order of their ids, so that two who decide at once don't deadlock. */
const LOCK_WAITING = `
select u.id, u.handle, u.email, u.language
from registration_requests r join users u on u.id = r.user_id
where r.user_id = any($1::uuid[]) and r.state = 'PENDING' and r.verified_at is not null
order by u.id for update of u, r`;

/** $1 ids, $2 who decides. */
const APPROVE = `
update registration_requests set state = 'APPROVED', decided_by = $2::uuid, decided_at = now() where user_id = any($1::uuid[])`;

/** $1 ids. What belongs to the accounts goes with them, and their handles are free again. */
const REFUSE = 'delete from users where id = any($1::uuid[]) and email_verified_at is null';

/** Decides requests to join. */
@Injectable()
export class RegistrationDecisions {
  constructor(
    private readonly transactions: Transactions,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Approves or refuses requests. Each person is told by email, in their language. Refused accounts are deleted.
   * @returns the ids of those decided now; requests that someone else has decided are left out
   * @throws RegistrationRequestNotFound if that are all, TooManyRequestsAtOnce (1 to 50), InvalidInput INVALID_REASON
   */
  async decide(viewer: SignedInViewer, decision: Decision): Promise<string[]> {
    const ids = [...new Set(decision.ids)];
    if (ids.length === 0 || ids.length > MAX_DECIDED_AT_ONCE) throw new TooManyRequestsAtOnce();
    const reason = commentText(decision.reason, 'reason', 'INVALID_REASON');
    return this.transactions.run(async (tx) => {
      const waiting = await tx.rows<Waiting>(LOCK_WAITING, [ids]);
      if (waiting.length === 0) throw new RegistrationRequestNotFound();
      const decided = waiting.map(({ id }) => id);
      if (decision.isApproved) await tx.rows(APPROVE, [decided, viewer.id]);
      for (const account of waiting) await this.tell(tx, viewer, account, decision.isApproved, reason);
      if (!decision.isApproved) await tx.rows(REFUSE, [decided]);
      return decided;
    });
  }

  private async tell(tx: Tx, viewer: SignedInViewer, account: Waiting, isApproved: boolean, reason: string) {
    if (isApproved) {
      await admit(tx, account.id);
      await this.mails.registrationApproved(tx, account);
    } else {
      await this.mails.registrationRefused(tx, account, reason);
    }
    await this.audit.record(tx, {
      viewer,
      action: isApproved ? 'registration.approved' : 'registration.refused',
      subject: { kind: 'user', id: isApproved ? account.id : null, name: account.handle },
      after: reason === '' ? null : { reason },
    });
  }
}
