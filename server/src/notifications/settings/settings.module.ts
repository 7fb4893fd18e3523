import { Module } from '@nestjs/common';
import { NotificationSettingsResolver } from './notification-settings.resolver.js';
import { NotificationSettingsService } from './notification-settings.service.js';

@Module({
  providers: [NotificationSettingsService, NotificationSettingsResolver],
  exports: [NotificationSettingsService],
})
export class NotificationSettingsModule {}
