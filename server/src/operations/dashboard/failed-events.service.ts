import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import type { OutboxTable } from '#kernel/events/outbox.entity.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FailedEventNotFound } from './failed-events.errors.js';
import { FAILED_ATTEMPTS } from './failures.js';

/** Restarts the delivery of events whose handlers keep failing, which is otherwise tried every ten minutes. */
@Injectable()
export class FailedEvents {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Makes the event due now, as if it had not failed yet: if it still fails, it is listed again after about a minute.
   * @throws FailedEventNotFound
   */
  async retry(viewer: SignedInViewer, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const event = await tx
        .db<OutboxTable>()
        .updateTable('outbox_events')
        .set({ attempts: 0, next_attempt_at: sql`now()` })
        .where('id', '=', id)
        .where('attempts', '>=', FAILED_ATTEMPTS)
        .returning('type')
        .executeTakeFirst();
      if (!event) throw new FailedEventNotFound();
      await this.audit.record(tx, {
        viewer,
        action: 'event.retried',
        subject: { kind: 'event', id, name: event.type },
      });
    });
  }
}
