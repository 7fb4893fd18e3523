import { Module } from '@nestjs/common';
import { NotificationMails } from './notification-mails.js';

@Module({
  providers: [NotificationMails],
  exports: [NotificationMails],
})
export class NotificationMailsModule {}
