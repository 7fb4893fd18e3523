import { Module } from '@nestjs/common';
import { PostsModule } from '#posts/posts.module.js';
import { StatusPollsController } from './status-polls.controller.js';

@Module({
  imports: [PostsModule],
  controllers: [StatusPollsController],
})
export class MastodonPollsModule {}
