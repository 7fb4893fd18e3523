import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { HoldingModule } from '../holding/holding.module.js';
import { MentionsModule } from '../mentions/mentions.module.js';
import { NodsModule } from '../nods/nods.module.js';
import { PostReadModule } from '../read/read.module.js';
import { PostRemovalModule } from '../removal/removal.module.js';
import { TimelinesModule } from '../timelines/timelines.module.js';
import { CounterAudit } from './counter-audit.job.js';
import { DraftsResolver } from './drafts/drafts.resolver.js';
import { DraftsService } from './drafts/drafts.service.js';
import { OutgoingResolver } from './drafts/outgoing.resolver.js';
import { OutgoingService } from './drafts/outgoing.service.js';
import { PostDraftTimelines } from './drafts/post-draft.timelines.js';
import { PostDraftViews } from './drafts/post-draft.view.js';
import { ThreadPublication } from './drafts/thread-publication.js';
import { WaitingPosts } from './drafts/waiting-posts.js';
import { NewcomerPosts } from './newcomer-posts.js';
import { PostAdmission } from './post-admission.js';
import { PostMarks } from './post-marks.js';
import { PostsController } from './posts.controller.js';
import { PostsResolver } from './posts.resolver.js';
import { PostsService } from './posts.service.js';
import { DeletedUserScheduledPostsHandlers } from './scheduling/deleted-user-scheduled-posts.handlers.js';
import { ScheduledPostTimelines } from './scheduling/scheduled-post.timelines.js';
import { ScheduledPostViews } from './scheduling/scheduled-post.view.js';
import { ScheduledPublication } from './scheduling/scheduled-publication.js';
import { ScheduledPublisher } from './scheduling/scheduled-publisher.js';
import { SchedulingResolver } from './scheduling/scheduling.resolver.js';
import { SchedulingService } from './scheduling/scheduling.service.js';

@Module({
  imports: [MediaModule, HoldingModule, MentionsModule, NodsModule, PostReadModule, PostRemovalModule, TimelinesModule],
  controllers: [PostsController],
  providers: [
    PostsService,
    PostMarks,
    NewcomerPosts,
    CounterAudit,
    PostsResolver,
    SchedulingService,
    DeletedUserScheduledPostsHandlers,
    ScheduledPublication,
    ScheduledPublisher,
    ScheduledPostTimelines,
    ScheduledPostViews,
    SchedulingResolver,
    PostAdmission,
    ThreadPublication,
    WaitingPosts,
    DraftsService,
    DraftsResolver,
    OutgoingService,
    OutgoingResolver,
    PostDraftTimelines,
    PostDraftViews,
  ],
  exports: [PostsService, PostMarks, SchedulingService, ScheduledPostTimelines, ScheduledPostViews],
})
export class PublishingModule {}
