import { Module } from '@nestjs/common';
import { NotificationReadModule } from '../read/read.module.js';
import { LiveNotifications } from './live-notifications.js';
import { NotificationAddedSubscriptions } from './notification-added.subscriptions.js';

@Module({
  imports: [NotificationReadModule],
  providers: [LiveNotifications, NotificationAddedSubscriptions],
  exports: [LiveNotifications],
})
export class LiveNotificationsModule {}
