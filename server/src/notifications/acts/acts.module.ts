import { Module } from '@nestjs/common';
import { NotificationActTimelines } from './notification-act.timelines.js';

@Module({
  providers: [NotificationActTimelines],
  exports: [NotificationActTimelines],
})
export class NotificationActsModule {}
