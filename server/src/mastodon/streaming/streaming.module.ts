import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { WhispersModule } from '#whispers/whispers.module.js';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { MastodonConversationsModule } from '../conversations/conversations.module.js';
import { MastodonEntitiesModule } from '../entities/entities.module.js';
import { MastodonNotificationsModule } from '../notifications/notifications.module.js';
import { FeedStreams } from './feed-streams.js';
import { PersonalStreams } from './personal-streams.js';
import { StatusPayloads } from './status-payloads.js';
import { StreamingController } from './streaming.controller.js';
import { StreamingEndpoint } from './streaming.endpoint.js';
import { Streams } from './streams.js';

@Module({
  imports: [
    PeopleModule,
    PostsModule,
    WhispersModule,
    NotificationsModule,
    MastodonConversationsModule,
    MastodonEntitiesModule,
    MastodonNotificationsModule,
  ],
  controllers: [StreamingController],
  providers: [FeedStreams, PersonalStreams, StatusPayloads, StreamingEndpoint, Streams],
})
export class MastodonStreamingModule {}
