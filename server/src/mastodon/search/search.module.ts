import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { MastodonEntitiesModule } from '../entities/entities.module.js';
import { MastodonRequestModule } from '../request/request.module.js';
import { ClientSearch } from './client-search.js';
import { ClientSearchController } from './search.controller.js';

@Module({
  imports: [PeopleModule, PostsModule, MastodonEntitiesModule, MastodonRequestModule],
  controllers: [ClientSearchController],
  providers: [ClientSearch],
})
export class MastodonSearchModule {}
