import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostListsModule } from '../lists/lists.module.js';
import { TimelinesModule } from '../timelines/timelines.module.js';
import { ReadingPositionsResolver } from './reading-positions.resolver.js';
import { ReadingPositions } from './reading-positions.service.js';

@Module({
  imports: [PeopleModule, PostListsModule, TimelinesModule],
  providers: [ReadingPositions, ReadingPositionsResolver],
  exports: [ReadingPositions],
})
export class ReadingPositionsModule {}
