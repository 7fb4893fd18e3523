import { Resolver, Subscription } from '@nestjs/graphql';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NotificationView } from '../read/notification.view.js';
import { LiveNotifications } from './live-notifications.js';

@Resolver()
export class NotificationAddedSubscriptions {
  constructor(private readonly live: LiveNotifications) {}

  @Allow('user')
  @TokenScope('read')
  @Subscription(() => NotificationView, {
    description: 'New notifications; one that grows is sent again with the same id.',
    resolve: (notification: NotificationView) => notification,
  })
  notificationAdded(@SignedIn() viewer: SignedInViewer): AsyncIterableIterator<NotificationView> {
    return this.live.listen(viewer);
  }
}
