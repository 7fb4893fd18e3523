import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Broadcaster, type Listener } from '#kernel/pubsub/broadcaster.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type NotificationView, NotificationViews } from '../read/notification.view.js';
import { type NotificationAdded, notificationAddedTopic } from '../read/notification-added.topic.js';

type NotificationListener = Listener<null, NotificationView>;

/** Delivers each notification to the open tabs of its recipient. */
@Injectable()
export class LiveNotifications extends Broadcaster<null, NotificationAdded, NotificationView> implements OnModuleInit {
  constructor(
    private readonly topics: Topics,
    private readonly views: NotificationViews,
  ) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(notificationAddedTopic, this.publish);
  }

  listen(viewer: SignedInViewer): LiveQueue<NotificationView> {
    return this.join(viewer, null);
  }

  protected audienceOf(
    { recipientId }: NotificationAdded,
    listeners: ReadonlySet<NotificationListener>,
  ): NotificationListener[] {
    return [...listeners].filter(({ viewer }) => viewer.id === recipientId);
  }

  protected async viewsOf({ notificationId, recipientId }: NotificationAdded): Promise<Map<string, NotificationView>> {
    const view = (await this.views.byIds([notificationId], { id: recipientId })).get(notificationId);
    // What the recipient's filters hide is not told.
    return new Map(view && !view.isLatestHidden ? [[recipientId, view]] : []);
  }
}
