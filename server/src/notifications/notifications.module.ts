import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity/identity.module.js';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { WhispersModule } from '#whispers/whispers.module.js';
import { NotificationActTimelines } from './acts/notification-act.timelines.js';
import { ActorAudit } from './actor-audit.job.js';
import { DeletedUserNotificationsHandlers } from './deleted-user-notifications.handlers.js';
import { DigestController } from './digests/digest.controller.js';
import { DigestJob } from './digests/digest.job.js';
import { DigestLinks } from './digests/digest-links.js';
import { DigestMails } from './digests/digest-mails.js';
import { DigestResolver } from './digests/digest.resolver.js';
import { FilteredGroups } from './filtered-groups.js';
import { UnreadNotifications } from './unread-notifications.js';
import { Inbox } from './inbox.js';
import { LiveNotifications } from './live/live-notifications.js';
import { NotificationAddedSubscriptions } from './live/notification-added.subscriptions.js';
import { NewerCountResolver } from './newer-count.resolver.js';
import { NotificationMails } from './mails/notification-mails.js';
import { NotificationHandlers } from './notification.handlers.js';
import { NotificationTimelines } from './notification.timelines.js';
import { NotificationViews } from './notification.view.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService } from './notifications.service.js';
import { AppPushEntries } from './push/app-push-entries.js';
import { AppPushMessages } from './push/app-push-messages.js';
import { AppPushSubscriptions } from './push/app-push-subscriptions.service.js';
import { AppTokenBox } from './push/app-token-box.js';
import { NotificationTurns } from './push/notification-turns.js';
import { PushDelivery } from './push/push-delivery.js';
import { PushDevices } from './push/push-devices.js';
import { PushKeys } from './push/push-keys.js';
import { PushMessages } from './push/push-messages.js';
import { PushResolver } from './push/push.resolver.js';
import { PushSubscriptions } from './push/push-subscriptions.service.js';
import { Telling } from './push/telling.js';
import { WaitingWhispers } from './push/waiting-whispers.js';
import { WhisperPushesHandlers } from './push/whisper-pushes.handlers.js';
import { NotificationRequestTimelines } from './requests/notification-request.timelines.js';
import { NotificationRequestsResolver } from './requests/notification-requests.resolver.js';
import { NotificationRequestsService } from './requests/notification-requests.service.js';
import { NotificationSettingsResolver } from './settings/notification-settings.resolver.js';
import { NotificationSettingsService } from './settings/notification-settings.service.js';
import { ViewerNotificationsResolver } from './viewer-notifications.resolver.js';

@Module({
  imports: [IdentityModule, PeopleModule, PostsModule, WhispersModule],
  controllers: [DigestController],
  providers: [
    DeletedUserNotificationsHandlers,
    Inbox,
    NotificationMails,
    NotificationsService,
    NotificationTimelines,
    NotificationActTimelines,
    NotificationViews,
    FilteredGroups,
    UnreadNotifications,
    NotificationHandlers,
    LiveNotifications,
    ActorAudit,
    NotificationsResolver,
    ViewerNotificationsResolver,
    NewerCountResolver,
    NotificationAddedSubscriptions,
    NotificationRequestTimelines,
    NotificationRequestsService,
    NotificationRequestsResolver,
    NotificationSettingsService,
    NotificationSettingsResolver,
    NotificationTurns,
    Telling,
    AppTokenBox,
    AppPushEntries,
    AppPushMessages,
    AppPushSubscriptions,
    PushDevices,
    PushKeys,
    PushMessages,
    PushDelivery,
    WaitingWhispers,
    PushSubscriptions,
    PushResolver,
    WhisperPushesHandlers,
    DigestJob,
    DigestLinks,
    DigestMails,
    DigestResolver,
  ],
  exports: [
    AppPushSubscriptions,
    Inbox,
    LiveNotifications,
    NotificationActTimelines,
    NotificationRequestTimelines,
    NotificationRequestsService,
    NotificationsService,
    PushKeys,
    PushSubscriptions,
  ],
})
export class NotificationsModule {}
