import { Injectable } from '@nestjs/common';
import { AuditLog, type AuditEntry } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { RegistrationBoard } from './registration-board.js';
import { REGISTRATION_RULES_CHANGED } from './registration.topics.js';

/**
 * Changes of who may register: each is one transaction with its entry in the audit log. It applies on this server before
 * `run` returns, and on other replicas right after.
 */
@Injectable()
export class RulesChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly board: RegistrationBoard,
    private readonly topics: Topics,
  ) {}

  /** @param work returns what to record; null if nothing has changed */
  async run(work: (tx: Tx) => Promise<AuditEntry | null>): Promise<void> {
    await this.transactions.run(async (tx) => {
      const entry = await work(tx);
      if (!entry) return;
      await this.audit.record(tx, entry);
      tx.afterCommit(async () => {
        void this.topics.publish(REGISTRATION_RULES_CHANGED, {});
        await this.board.read();
      });
    });
  }
}
