import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostReadModule } from '../read/read.module.js';
import { ErasedRequacksHandlers } from './erased-requacks.handlers.js';
import { RequackTimelines } from './requack.timelines.js';
import { RequacksController } from './requacks.controller.js';
import { RequacksResolver } from './requacks.resolver.js';
import { RequacksService } from './requacks.service.js';

@Module({
  imports: [PeopleModule, PostReadModule],
  controllers: [RequacksController],
  providers: [RequacksService, RequackTimelines, RequacksResolver, ErasedRequacksHandlers],
  exports: [RequacksService, RequackTimelines],
})
export class RequacksModule {}
