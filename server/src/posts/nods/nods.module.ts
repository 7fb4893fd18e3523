import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostReadModule } from '../read/read.module.js';
import { TimelinesModule } from '../timelines/timelines.module.js';
import { EstablishedAuthorsHandlers } from './established-authors.handlers.js';
import { LikesController } from './likes.controller.js';
import { NodTimelines } from './nod.timelines.js';
import { NodsService } from './nods.service.js';

@Module({
  imports: [PeopleModule, PostReadModule, TimelinesModule],
  controllers: [LikesController],
  providers: [NodsService, EstablishedAuthorsHandlers, NodTimelines],
  exports: [NodsService, NodTimelines],
})
export class NodsModule {}
