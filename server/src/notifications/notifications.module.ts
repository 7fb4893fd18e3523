import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity/identity.module.js';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { ActorAudit } from './actor-audit.job.js';
import { DeletedUserNotificationsHandlers } from './deleted-user-notifications.handlers.js';
import { FilteredGroups } from './filtered-groups.js';
import { UnreadNotifications } from './unread-notifications.js';
import { Inbox } from './inbox.js';
import { LiveNotifications } from './live/live-notifications.js';
import { NotificationAddedSubscriptions } from './live/notification-added.subscriptions.js';
import { NotificationMails } from './mails/notification-mails.js';
import { NotificationHandlers } from './notification.handlers.js';
import { NotificationTimelines } from './notification.timelines.js';
import { NotificationViews } from './notification.view.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService } from './notifications.service.js';
import { ViewerNotificationsResolver } from './viewer-notifications.resolver.js';

@Module({
  imports: [IdentityModule, PeopleModule, PostsModule],
  providers: [
    DeletedUserNotificationsHandlers,
    Inbox,
    NotificationMails,
    NotificationsService,
    NotificationTimelines,
    NotificationViews,
    FilteredGroups,
    UnreadNotifications,
    NotificationHandlers,
    LiveNotifications,
    ActorAudit,
    NotificationsResolver,
    ViewerNotificationsResolver,
    NotificationAddedSubscriptions,
  ],
  exports: [Inbox],
})
export class NotificationsModule {}
