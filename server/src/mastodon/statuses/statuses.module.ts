import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { MastodonConversationsModule } from '../conversations/conversations.module.js';
import { MastodonEntitiesModule } from '../entities/entities.module.js';
import { MastodonListsModule } from '../lists/lists.module.js';
import { MastodonMediaModule } from '../media/media.module.js';
import { MastodonScheduledModule } from '../scheduled/scheduled.module.js';
import { StatusActsController } from './status-acts.controller.js';
import { StatusAnswers } from './status-answers.js';
import { StatusDeletions } from './status-deletions.js';
import { StatusEdits } from './status-edits.js';
import { StatusPeopleController } from './status-people.controller.js';
import { StatusPublication } from './status-publication.js';
import { StatusReadsController } from './status-reads.controller.js';
import { StatusSettingsController } from './status-settings.controller.js';
import { StatusWritingController } from './status-writing.controller.js';

@Module({
  imports: [
    MediaModule,
    PostsModule,
    MastodonConversationsModule,
    MastodonEntitiesModule,
    MastodonListsModule,
    MastodonMediaModule,
    MastodonScheduledModule,
  ],
  controllers: [
    StatusActsController,
    StatusPeopleController,
    StatusReadsController,
    StatusSettingsController,
    StatusWritingController,
  ],
  providers: [StatusAnswers, StatusDeletions, StatusEdits, StatusPublication],
})
export class MastodonStatusesModule {}
