import { Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NotificationNotFound } from './notification.errors.js';
import { MARK_READ } from './notification-writes.js';

/** Own ones only. $1 notification, $2 recipient. */
const OWN = 'select id from notifications where id = $1::uuid and recipient_id = $2::uuid';

@Injectable()
export class NotificationsService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Marks the viewer's notifications as read; again changes nothing.
   * @param upTo a notification: it and all that stand below it in the list, the older ones; null for all
   * @throws NotificationNotFound
   */
  async markRead(viewer: SignedInViewer, upTo: string | null): Promise<void> {
    await this.transactions.run(async (tx) => {
      const db = tx.db<unknown>();
      if (upTo !== null) {
        const { rows } = await db.executeQuery(CompiledQuery.raw(OWN, [upTo, viewer.id]));
        if (rows.length === 0) throw new NotificationNotFound();
      }
      await db.executeQuery(CompiledQuery.raw(MARK_READ, [viewer.id, upTo]));
    });
  }
}
