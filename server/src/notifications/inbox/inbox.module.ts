import { Module } from '@nestjs/common';
import { PostsModule } from '#posts/posts.module.js';
import { WhispersModule } from '#whispers/whispers.module.js';
import { PushModule } from '../push/push.module.js';
import { NotificationReadModule } from '../read/read.module.js';
import { ActorAudit } from './actor-audit.job.js';
import { DeletedUserNotificationsHandlers } from './deleted-user-notifications.handlers.js';
import { Inbox } from './inbox.js';
import { NewerCountResolver } from './newer-count.resolver.js';
import { NotificationHandlers } from './notification.handlers.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService } from './notifications.service.js';
import { ViewerNotificationsResolver } from './viewer-notifications.resolver.js';

@Module({
  imports: [PostsModule, WhispersModule, PushModule, NotificationReadModule],
  providers: [
    DeletedUserNotificationsHandlers,
    Inbox,
    NotificationsService,
    NotificationHandlers,
    ActorAudit,
    NotificationsResolver,
    ViewerNotificationsResolver,
    NewerCountResolver,
  ],
  exports: [Inbox, NotificationsService],
})
export class InboxModule {}
