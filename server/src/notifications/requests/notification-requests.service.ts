import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { defineJob } from '#kernel/jobs/job.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import { Worker } from '#kernel/jobs/worker.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ACCEPT, ANY_OF, DISMISS, APPLY_DECISION, UNDECIDE } from './notification-request-statements.js';
import { NotificationRequestNotFound } from './notification-requests.errors.js';

/** Notifications that one transaction changes. */
const AT_ONCE = 500;

/** Decides about the notifications that the first transaction left out, because there were too many. */
export const ApplyRequestDecision = defineJob<{ userId: string; senderId: string }>('notification.requests');

/** What people decide about those whose notifications wait for them. No one is told. */
@Injectable()
export class NotificationRequestsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  /**
   * From now on, what the person does arrives whatever the policy says, and so does what waits. Idempotent.
   * @throws NotificationRequestNotFound
   */
  accept(viewer: SignedInViewer, senderId: string): Promise<void> {
    return this.decide(viewer, senderId, ACCEPT);
  }

  /**
   * Hides what waits; what the person does later waits again. Idempotent.
   * @throws NotificationRequestNotFound
   */
  dismiss(viewer: SignedInViewer, senderId: string): Promise<void> {
    return this.decide(viewer, senderId, DISMISS);
  }

  /**
   * Has everything wait again that was accepted or dismissed. Idempotent.
   * @throws NotificationRequestNotFound
   */
  restore(viewer: SignedInViewer, senderId: string): Promise<void> {
    return this.decide(viewer, senderId, UNDECIDE);
  }

  /** Changes the next ones, and queues itself while there are more. */
  @Worker(ApplyRequestDecision)
  async apply({ userId, senderId }: { userId: string; senderId: string }): Promise<void> {
    await this.transactions.run((tx) => this.applyIn(tx, userId, senderId));
  }

  private decide({ id }: SignedInViewer, senderId: string, statement: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      if ((await tx.rows(ANY_OF, [id, senderId])).length === 0) throw new NotificationRequestNotFound();
      await tx.rows(statement, [id, senderId]);
      await this.applyIn(tx, id, senderId);
    });
  }

  private async applyIn(tx: Tx, userId: string, senderId: string): Promise<void> {
    const [changed] = await tx.rows<{ n: number }>(APPLY_DECISION, [userId, senderId, AT_ONCE]);
    if (changed?.n === AT_ONCE) await this.jobs.enqueue(tx, ApplyRequestDecision, { userId, senderId });
  }
}
