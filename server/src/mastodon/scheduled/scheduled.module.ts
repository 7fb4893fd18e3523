import { Module } from '@nestjs/common';
import { PostsModule } from '#posts/posts.module.js';
import { MastodonRequestModule } from '../request/request.module.js';
import { ScheduledStatusesController } from './scheduled-statuses.controller.js';
import { ScheduledStatuses } from './scheduled-statuses.js';

@Module({
  imports: [PostsModule, MastodonRequestModule],
  controllers: [ScheduledStatusesController],
  providers: [ScheduledStatuses],
  exports: [ScheduledStatuses],
})
export class MastodonScheduledModule {}
