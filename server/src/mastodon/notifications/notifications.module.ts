import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { MastodonEntitiesModule } from '../entities/entities.module.js';
import { GroupedNotificationsController } from './grouped-notifications.controller.js';
import { ClientNotificationPolicyController } from './notification-policy.controller.js';
import { ClientNotificationRequestsController } from './notification-requests.controller.js';
import { NotificationSerializer } from './notification.js';
import { ClientNotificationsController } from './notifications.controller.js';

@Module({
  imports: [PeopleModule, PostsModule, NotificationsModule, MastodonEntitiesModule],
  controllers: [
    ClientNotificationPolicyController,
    ClientNotificationRequestsController,
    ClientNotificationsController,
    GroupedNotificationsController,
  ],
  providers: [NotificationSerializer],
  exports: [NotificationSerializer],
})
export class MastodonNotificationsModule {}
