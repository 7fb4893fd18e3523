import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FailedEventNotFound } from './failed-events.errors.js';
import { FAILED_ATTEMPTS } from './failures.js';

/** $1 id, $2 attempts from which an event counts as failed. */
const RESTART = `
update outbox_events set attempts = 0, next_attempt_at = now() where id = $1::uuid and attempts >= $2::int returning type`;

/** Restarts the delivery of events whose handlers keep failing, which is otherwise tried every ten minutes. */
@Injectable()
export class FailedEvents {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Makes the event due now, as if it had not failed yet: if it goes on failing, it is listed again after about a minute.
   * @throws FailedEventNotFound
   */
  async retry(viewer: SignedInViewer, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [event] = await tx.rows<{ type: string }>(RESTART, [id, FAILED_ATTEMPTS]);
      if (!event) throw new FailedEventNotFound();
      await this.audit.record(tx, {
        viewer,
        action: 'event.retried',
        subject: { kind: 'event', id, name: event.type },
      });
    });
  }
}
