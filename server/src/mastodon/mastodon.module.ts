import { Module } from '@nestjs/common';
import { MastodonAccountsModule } from './accounts/accounts.module.js';
import { MastodonConversationsModule } from './conversations/conversations.module.js';
import { MastodonEntitiesModule } from './entities/entities.module.js';
import { MastodonFiltersModule } from './filters/filters.module.js';
import { MastodonInstanceModule } from './instance/instance.module.js';
import { MastodonListsModule } from './lists/lists.module.js';
import { MastodonMarkersModule } from './markers/markers.module.js';
import { MastodonMediaModule } from './media/media.module.js';
import { MastodonNotificationsModule } from './notifications/notifications.module.js';
import { MastodonOauthModule } from './oauth/oauth.module.js';
import { MastodonPollsModule } from './polls/polls.module.js';
import { MastodonPreferencesModule } from './preferences/preferences.module.js';
import { MastodonPushModule } from './push/push.module.js';
import { MastodonReportsModule } from './reports/reports.module.js';
import { MastodonRequestModule } from './request/request.module.js';
import { MastodonScheduledModule } from './scheduled/scheduled.module.js';
import { MastodonSearchModule } from './search/search.module.js';
import { MastodonStatusesModule } from './statuses/statuses.module.js';
import { MastodonStreamingModule } from './streaming/streaming.module.js';
import { MastodonTagsModule } from './tags/tags.module.js';
import { MastodonTimelinesModule } from './timelines/timelines.module.js';
import { MastodonTrendsModule } from './trends/trends.module.js';

const rooms = [
  MastodonConversationsModule,
  MastodonEntitiesModule,
  MastodonFiltersModule,
  MastodonInstanceModule,
  MastodonListsModule,
  MastodonMarkersModule,
  MastodonMediaModule,
  MastodonNotificationsModule,
  MastodonOauthModule,
  MastodonPollsModule,
  MastodonPreferencesModule,
  MastodonPushModule,
  MastodonReportsModule,
  MastodonRequestModule,
  MastodonScheduledModule,
  MastodonSearchModule,
  MastodonStatusesModule,
  MastodonStreamingModule,
  MastodonTagsModule,
  MastodonTimelinesModule,
  MastodonTrendsModule,
  // Last, because its `accounts/:id` is whatever no other route of accounts is.
  MastodonAccountsModule,
];

/**
 * The API of Mastodon, so that its clients work here: a module for each room. Controllers and serializers alone: every act and every
 * list is that of another area.
 */
@Module({ imports: rooms, exports: rooms })
export class MastodonModule {}
