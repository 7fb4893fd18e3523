import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostReadModule } from '../read/read.module.js';
import { ListPostsController } from './list-posts.controller.js';
import { ListPostsResolver } from './list-posts.resolver.js';
import { ListPostTimelines } from './list-posts.timelines.js';

@Module({
  imports: [PeopleModule, PostReadModule],
  controllers: [ListPostsController],
  providers: [ListPostTimelines, ListPostsResolver],
  exports: [ListPostTimelines],
})
export class PostListsModule {}
