import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ContactMessageNotFound } from '../help.errors.js';
import { statement } from '../help-writes.js';

/** What staff do with messages. Who may is decided at the door. */
@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ContactMessageNotFound */
  async remove(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const gone = await statement(tx, 'delete from contact_messages where id = $1 returning id', [id]);
      if (gone.length === 0) throw new ContactMessageNotFound();
      await this.audit.record(tx, { viewer, action: 'help.message.deleted', subject: { kind: 'contact_message', id } });
      return id;
    });
  }
}
