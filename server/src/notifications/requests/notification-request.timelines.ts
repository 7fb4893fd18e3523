import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import type { ViewerId } from '#kernel/request/viewer.js';
import { UserViews } from '#people/users/user.view.js';
import { NotificationViews } from '../read/notification.view.js';
import { REQUEST_COUNT, REQUEST_OF, REQUESTS_OF } from './notification-request-statements.js';
import type { NotificationRequestView } from './notification-request.view.js';

interface RequestRow {
  /** The person. */
  id: string;
  position: string;
  notification_id: string;
  act_count: number;
}

/** People whose notifications wait for someone, the latest act first. */
@Injectable()
export class NotificationRequestTimelines {
  constructor(
    private readonly database: Database,
    private readonly users: UserViews,
    private readonly notifications: NotificationViews,
  ) {}

  /** A page, with the requests by the ids of their people. What filters of words hide is absent. */
  async of(
    viewer: ViewerId & { id: string },
    page: KeysetPage,
  ): Promise<{ idPage: IdPage; requests: Map<string, NotificationRequestView> }> {
    const below = page.after?.[0] ?? MAX_ID;
    const rows = await this.database.rows<RequestRow>(REQUESTS_OF, [viewer.id, below, page.first + 1]);
    return { idPage: idPageOf(rows, page, (row) => [row.position]), requests: await this.requestsOf(rows, viewer) };
  }

  /** What waits of one person; null if nothing does, or filters of words hide it. */
  async ofSender(viewer: ViewerId & { id: string }, senderId: string): Promise<NotificationRequestView | null> {
    const rows = await this.database.rows<RequestRow>(REQUEST_OF, [viewer.id, senderId]);
    return (await this.requestsOf(rows, viewer)).get(senderId) ?? null;
  }

  /** Of the newest 2,000 notifications that wait. */
  async countOf(userId: string): Promise<number> {
    return (await this.countsOf(userId)).people;
  }

  /** The people, and what they did; of the newest 2,000 notifications that wait. */
  async countsOf(userId: string): Promise<{ people: number; acts: number }> {
    const [row] = await this.database.rows<{ n: number; acts: number }>(REQUEST_COUNT, [userId]);
    return { people: row?.n ?? 0, acts: row?.acts ?? 0 };
  }

  private async requestsOf(
    rows: readonly RequestRow[],
    viewer: ViewerId,
  ): Promise<Map<string, NotificationRequestView>> {
    const [people, notifications] = await Promise.all([
      this.users.byIds(
        rows.map(({ id }) => id),
        viewer,
      ),
      this.notifications.byIds(
        rows.map((row) => row.notification_id),
        viewer,
      ),
    ]);
    const requests = new Map<string, NotificationRequestView>();
    for (const { id, notification_id: notificationId, act_count: count } of rows) {
      const user = people.get(id);
      const notification = notifications.get(notificationId);
      if (user && notification) requests.set(id, { id, user, count, notification });
    }
    return requests;
  }
}
