import { Module } from '@nestjs/common';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { PushSubscriptionController } from './push-subscription.controller.js';

@Module({
  imports: [NotificationsModule],
  controllers: [PushSubscriptionController],
})
export class MastodonPushModule {}
