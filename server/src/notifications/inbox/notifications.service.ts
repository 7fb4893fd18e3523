import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NotificationNotFound } from '../read/notification.errors.js';
import { MARK_READ, MARK_READ_TO } from './notification-writes.js';

/** Only the recipient's own. $1 notification, $2 recipient. */
const OWN = 'select id from notifications where id = $1::uuid and recipient_id = $2::uuid';

@Injectable()
export class NotificationsService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Marks the viewer's notifications as read. Idempotent.
   * @param upTo the newest notification to mark, with all older ones; null for all
   * @throws NotificationNotFound
   */
  async markRead(viewer: SignedInViewer, upTo: string | null): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (upTo !== null && (await tx.rows(OWN, [upTo, viewer.id])).length === 0) throw new NotificationNotFound();
      await tx.rows(MARK_READ, [viewer.id, upTo]);
    });
  }

  /**
   * Marks what the viewer's notifications tell up to an act as read, also of groups that have newer ones. Idempotent.
   * @param position of the act; any id will do
   */
  async markReadTo(viewer: SignedInViewer, position: string): Promise<void> {
    await this.transactions.run((tx) => tx.rows(MARK_READ_TO, [viewer.id, position]));
  }
}
