import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { MastodonListsModule } from '../lists/lists.module.js';
import { SavedStatusesController } from './saved-statuses.controller.js';
import { TimelinesController } from './timelines.controller.js';

@Module({
  imports: [PeopleModule, PostsModule, MastodonListsModule],
  controllers: [SavedStatusesController, TimelinesController],
})
export class MastodonTimelinesModule {}
