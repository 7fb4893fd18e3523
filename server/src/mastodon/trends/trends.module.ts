import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { MastodonEntitiesModule } from '../entities/entities.module.js';
import { ClientSuggestionsController } from './suggestions.controller.js';
import { TrendsController } from './trends.controller.js';

@Module({
  imports: [PeopleModule, PostsModule, MastodonEntitiesModule],
  controllers: [ClientSuggestionsController, TrendsController],
})
export class MastodonTrendsModule {}
