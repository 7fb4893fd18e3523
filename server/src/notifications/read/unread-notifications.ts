import { Injectable } from '@nestjs/common';
import { MAX_PAGE_SIZE } from '#kernel/paging/page-input.js';
import type { SignedInViewer, ViewerId } from '#kernel/request/viewer.js';
import { FilterSets } from '#posts/filters/filter-sets.js';
import { NotificationTimelines } from './notification.timelines.js';
import { NotificationViews } from './notification.view.js';

/** How many notifications are unread, or newer than a position, as their list shows them. */
@Injectable()
export class UnreadNotifications {
  constructor(
    private readonly timelines: NotificationTimelines,
    private readonly views: NotificationViews,
    private readonly filters: FilterSets,
  ) {}

  /** One statement, unless filters of the viewer hide notifications: then the newest 100 unread ones are compared with them. */
  async countOf(userId: string, viewer: ViewerId): Promise<number> {
    const [count, filters] = await Promise.all([this.timelines.unreadOf(userId), this.filters.of(viewer)]);
    if (count === 0 || !filters?.hidesIn('NOTIFICATIONS')) return count;
    const { ids } = await this.timelines.ofUser(userId, 'UNREAD', null, { first: MAX_PAGE_SIZE, after: null });
    const shown = await this.views.byIds(ids, viewer);
    return Math.max(0, count - (ids.length - shown.size));
  }

  /** How many are newer than a position. @param most where counting ends */
  async newerThan(viewer: SignedInViewer, position: string, most: number): Promise<number> {
    const [ids, filters] = await Promise.all([
      this.timelines.newerThan(viewer.id, position, most),
      this.filters.of(viewer),
    ]);
    return filters?.hidesIn('NOTIFICATIONS') ? (await this.views.byIds(ids, viewer)).size : ids.length;
  }
}
