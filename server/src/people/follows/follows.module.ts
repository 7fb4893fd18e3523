import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { ApprovalEndedHandlers } from './approval-ended.handlers.js';
import { DeletedUserFollowsHandlers } from './deleted-user-follows.handlers.js';
import { FollowRequestTimelines } from './follow-request.timelines.js';
import { FollowRequestsController } from './follow-requests.controller.js';
import { FollowRequestsResolver } from './follow-requests.resolver.js';
import { FollowRequestsService } from './follow-requests.service.js';
import { FollowStats } from './follow-stats.js';
import { FollowsController } from './follows.controller.js';
import { FollowsResolver } from './follows.resolver.js';
import { FollowsService } from './follows.service.js';
import { PostNotificationsLoader } from './post-notifications.loader.js';

@Module({
  imports: [UsersModule],
  controllers: [FollowRequestsController, FollowsController],
  providers: [
    DeletedUserFollowsHandlers,
    ApprovalEndedHandlers,
    FollowsService,
    FollowRequestsService,
    FollowRequestTimelines,
    PostNotificationsLoader,
    FollowStats,
    FollowRequestsResolver,
    FollowsResolver,
  ],
  exports: [FollowsService, FollowRequestsService, FollowRequestTimelines],
})
export class FollowsModule {}
