import { Module } from '@nestjs/common';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { ModerationMails } from './moderation-mails.js';
import { ModerationHandlers } from './moderation.handlers.js';

@Module({
  imports: [NotificationsModule],
  providers: [ModerationMails, ModerationHandlers],
  exports: [ModerationMails],
})
export class ModerationMailsModule {}
