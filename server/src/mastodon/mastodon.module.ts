import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { ModerationModule } from '#moderation/moderation.module.js';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { WhispersModule } from '#whispers/whispers.module.js';
import { AccountActsController } from './accounts/account-acts.controller.js';
import { AccountContentsController } from './accounts/account-contents.controller.js';
import { AccountFollowRequestsController } from './accounts/account-follow-requests.controller.js';
import { AccountListsController } from './accounts/account-lists.controller.js';
import { AccountPages } from './accounts/account-pages.js';
import { AccountRelationships } from './accounts/account-relationships.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { OwnAccountController } from './accounts/own-account.controller.js';
import { PinnedStatuses } from './accounts/pinned-statuses.js';
import { ProfileChanges } from './accounts/profile-changes.js';
import { ConversationSerializer } from './conversations/conversation.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { DirectStatusSerializer } from './conversations/direct-status.js';
import { WhisperStatuses } from './conversations/whisper-statuses.js';
import { AccountSerializer } from './entities/account.js';
import { InstanceSerializer } from './entities/instance.js';
import { OwnAccountSerializer } from './entities/own-account.js';
import { StatusEditSerializer } from './entities/status-edit.js';
import { StatusSerializer } from './entities/status.js';
import { TagSerializer } from './entities/tag.js';
import { FilterKeywordsController } from './filters/filter-keywords.controller.js';
import { MastodonFiltersController } from './filters/filters.controller.js';
import { OwnFilters } from './filters/own-filters.js';
import { V1FiltersController } from './filters/v1-filters.controller.js';
import { EmptyListsController, InstanceController, InstanceV1Controller } from './instance/instance.controller.js';
import { NodeInfoController } from './instance/node-info.controller.js';
import { SiteUsage } from './instance/site-usage.js';
import { WellKnownController } from './instance/well-known.controller.js';
import { AccountLists } from './lists/account-lists.js';
import { ListAccountsController } from './lists/list-accounts.controller.js';
import { MastodonListsController } from './lists/lists.controller.js';
import { StatusLists } from './lists/status-lists.js';
import { MarkersController } from './markers/markers.controller.js';
import { MediaAnswers } from './media/media-answers.js';
import { MediaAttachmentsController } from './media/media-attachments.controller.js';
import { UploadsController } from './media/uploads.controller.js';
import { GroupedNotificationsController } from './notifications/grouped-notifications.controller.js';
import { ClientNotificationPolicyController } from './notifications/notification-policy.controller.js';
import { ClientNotificationRequestsController } from './notifications/notification-requests.controller.js';
import { NotificationSerializer } from './notifications/notification.js';
import { ClientNotificationsController } from './notifications/notifications.controller.js';
import { AppsController } from './oauth/apps.controller.js';
import { OAuthController } from './oauth/oauth.controller.js';
import { StatusPollsController } from './polls/status-polls.controller.js';
import { PreferencesController } from './preferences/preferences.controller.js';
import { PushSubscriptionController } from './push/push-subscription.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { SiteAddresses } from './request/site-addresses.js';
import { ScheduledStatusesController } from './scheduled/scheduled-statuses.controller.js';
import { ScheduledStatuses } from './scheduled/scheduled-statuses.js';
import { ClientSearch } from './search/client-search.js';
import { ClientSearchController } from './search/search.controller.js';
import { DirectStatuses } from './statuses/direct-status.port.js';
import { StatusActsController } from './statuses/status-acts.controller.js';
import { StatusAnswers } from './statuses/status-answers.js';
import { StatusDeletions } from './statuses/status-deletions.js';
import { StatusEdits } from './statuses/status-edits.js';
import { StatusPeopleController } from './statuses/status-people.controller.js';
import { StatusPublication } from './statuses/status-publication.js';
import { StatusReadsController } from './statuses/status-reads.controller.js';
import { StatusSettingsController } from './statuses/status-settings.controller.js';
import { StatusWritingController } from './statuses/status-writing.controller.js';
import { FeedStreams } from './streaming/feed-streams.js';
import { PersonalStreams } from './streaming/personal-streams.js';
import { StatusPayloads } from './streaming/status-payloads.js';
import { StreamingController } from './streaming/streaming.controller.js';
import { StreamingEndpoint } from './streaming/streaming.endpoint.js';
import { Streams } from './streaming/streams.js';
import { TagsController } from './tags/tags.controller.js';
import { SavedStatusesController } from './timelines/saved-statuses.controller.js';
import { TimelinesController } from './timelines/timelines.controller.js';
import { ClientSuggestionsController } from './trends/suggestions.controller.js';
import { TrendsController } from './trends/trends.controller.js';

/**
 * The API of Mastodon, so that its clients work here. Controllers and serializers alone: every act and every list is that of another
 * area.
 */
@Module({
  imports: [PeopleModule, MediaModule, PostsModule, WhispersModule, NotificationsModule, ModerationModule],
  controllers: [
    // First, because others have an id in place of their last word.
    ClientNotificationPolicyController,
    ClientNotificationRequestsController,
    AccountFollowRequestsController,
    AccountActsController,
    AccountContentsController,
    AccountListsController,
    AppsController,
    ClientNotificationsController,
    ClientSearchController,
    ClientSuggestionsController,
    ConversationsController,
    EmptyListsController,
    FilterKeywordsController,
    GroupedNotificationsController,
    InstanceController,
    InstanceV1Controller,
    ListAccountsController,
    MarkersController,
    MastodonFiltersController,
    MastodonListsController,
    MediaAttachmentsController,
    NodeInfoController,
    OAuthController,
    OwnAccountController,
    PreferencesController,
    PushSubscriptionController,
    ReportsController,
    SavedStatusesController,
    ScheduledStatusesController,
    StatusActsController,
    StatusPeopleController,
    StatusPollsController,
    StatusReadsController,
    StatusSettingsController,
    StatusWritingController,
    StreamingController,
    TagsController,
    TimelinesController,
    TrendsController,
    UploadsController,
    V1FiltersController,
    WellKnownController,
    // Last, because its `:id` is whatever no other route of accounts is.
    AccountsController,
  ],
  providers: [
    AccountLists,
    AccountPages,
    AccountRelationships,
    AccountSerializer,
    ClientSearch,
    ConversationSerializer,
    DirectStatusSerializer,
    FeedStreams,
    InstanceSerializer,
    MediaAnswers,
    NotificationSerializer,
    OwnAccountSerializer,
    OwnFilters,
    PersonalStreams,
    PinnedStatuses,
    ProfileChanges,
    ScheduledStatuses,
    SiteAddresses,
    SiteUsage,
    StatusAnswers,
    StatusDeletions,
    StatusEditSerializer,
    StatusEdits,
    StatusLists,
    StatusPayloads,
    StatusPublication,
    StatusSerializer,
    StreamingEndpoint,
    Streams,
    TagSerializer,
    { provide: DirectStatuses, useClass: WhisperStatuses },
  ],
})
export class MastodonModule {}
