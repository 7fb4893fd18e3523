import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { MentionTimelines } from './mention.timelines.js';
import { MentionsController } from './mentions.controller.js';
import { WrittenMentions } from './written-mentions.js';

@Module({
  imports: [PostReadModule],
  controllers: [MentionsController],
  providers: [MentionTimelines, WrittenMentions],
  exports: [WrittenMentions],
})
export class MentionsModule {}
