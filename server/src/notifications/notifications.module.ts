import { Module } from '@nestjs/common';
import { NotificationActsModule } from './acts/acts.module.js';
import { DigestsModule } from './digests/digests.module.js';
import { InboxModule } from './inbox/inbox.module.js';
import { LiveNotificationsModule } from './live/live.module.js';
import { NotificationMailsModule } from './mails/mails.module.js';
import { PushModule } from './push/push.module.js';
import { NotificationReadModule } from './read/read.module.js';
import { NotificationRequestsModule } from './requests/requests.module.js';
import { NotificationSettingsModule } from './settings/settings.module.js';

const rooms = [
  DigestsModule,
  InboxModule,
  LiveNotificationsModule,
  NotificationActsModule,
  NotificationMailsModule,
  NotificationReadModule,
  NotificationRequestsModule,
  NotificationSettingsModule,
  PushModule,
];

/** Notifications, pushes and digests: a module for each room. */
@Module({ imports: rooms, exports: rooms })
export class NotificationsModule {}
