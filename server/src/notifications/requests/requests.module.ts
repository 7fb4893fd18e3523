import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { NotificationReadModule } from '../read/read.module.js';
import { NotificationRequestTimelines } from './notification-request.timelines.js';
import { NotificationRequestsResolver } from './notification-requests.resolver.js';
import { NotificationRequestsService } from './notification-requests.service.js';

@Module({
  imports: [PeopleModule, NotificationReadModule],
  providers: [NotificationRequestTimelines, NotificationRequestsService, NotificationRequestsResolver],
  exports: [NotificationRequestTimelines, NotificationRequestsService],
})
export class NotificationRequestsModule {}
