import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { PeopleModule } from '#people/people.module.js';
import { CounterAudit } from './counter-audit.job.js';
import { HashtagFieldsResolver } from './hashtags/hashtag-fields.resolver.js';
import { HashtagHistoryLoader } from './hashtags/hashtag-history.loader.js';
import { HashtagReasonLoader } from './hashtags/hashtag-reason.loader.js';
import { HashtagsResolver } from './hashtags/hashtags.resolver.js';
import { HashtagPopularity } from './hashtags/hashtag-popularity.job.js';
import { HashtagPopularityLoader } from './hashtags/hashtag-popularity.loader.js';
import { HashtagRecentLoader } from './hashtags/hashtag-recent.loader.js';
import { HashtagStats } from './hashtags/hashtag-stats.js';
import { HashtagTrends } from './hashtags/hashtag-trends.job.js';
import { HashtagsController } from './hashtags/hashtags.controller.js';
import { HashtagTimelines } from './hashtags/hashtag.timelines.js';
import { HashtagViews } from './hashtags/hashtag.view.js';
import { LiveQuacks } from './live/live-quacks.js';
import { PostAddedHandlers } from './live/post-added.handlers.js';
import { PostAddedSubscriptions } from './live/post-added.subscriptions.js';
import { MentionTimelines } from './mentions/mention.timelines.js';
import { MentionsController } from './mentions/mentions.controller.js';
import { Gazetteer } from './nearby/gazetteer.js';
import { NearbyResolver } from './nearby/nearby.resolver.js';
import { NearbyTimelines } from './nearby/nearby.timelines.js';
import { PlacesResolver } from './nearby/places.resolver.js';
import { SearchResolver } from './search/search.resolver.js';
import { SearchTimelines } from './search/search.timelines.js';
import { MentionLoader } from './mentions/mention.loader.js';
import { LikesController } from './nods/likes.controller.js';
import { NodTimelines } from './nods/nod.timelines.js';
import { NodsService } from './nods/nods.service.js';
import { ParsedContentResolver } from './parsed-content.resolver.js';
import { PinTimelines } from './pins/pin.timelines.js';
import { PinsResolver } from './pins/pins.resolver.js';
import { PinsService } from './pins/pins.service.js';
import { DeletedPeopleHandlers } from './deleted-people.handlers.js';
import { PostRemoval } from './post-removal.js';
import { PostCounts } from './post-counts.js';
import { PostFieldsResolver } from './post-fields.resolver.js';
import { PostListsResolver } from './post-lists.resolver.js';
import { PostLoader } from './post.loader.js';
import { PostTimelines } from './post.timelines.js';
import { PostViews } from './post.view.js';
import { PostsController } from './posts.controller.js';
import { PostsResolver } from './posts.resolver.js';
import { PostsService } from './posts.service.js';
import { DeletedSchedulesHandlers } from './scheduling/deleted-people.handlers.js';
import { ScheduledPostTimelines } from './scheduling/scheduled-post.timelines.js';
import { ScheduledPostViews } from './scheduling/scheduled-post.view.js';
import { ScheduledPublication } from './scheduling/scheduled-publication.js';
import { ScheduledPublisher } from './scheduling/scheduled-publisher.js';
import { SchedulingResolver } from './scheduling/scheduling.resolver.js';
import { SchedulingService } from './scheduling/scheduling.service.js';
import { LiveReplies } from './threads/live-replies.js';
import { ReplyAddedHandlers } from './threads/reply-added.handlers.js';
import { ReplyAddedSubscriptions } from './threads/reply-added.subscriptions.js';
import { ThreadTimelines } from './threads/thread.timelines.js';
import { ThreadViews } from './threads/thread.view.js';
import { ThreadsController } from './threads/threads.controller.js';
import { ThreadsResolver } from './threads/threads.resolver.js';
import { UserPostsResolver } from './user-posts.resolver.js';
import { ViewerPostsResolver } from './viewer-posts.resolver.js';

@Module({
  imports: [PeopleModule, MediaModule],
  controllers: [PostsController, LikesController, ThreadsController, HashtagsController, MentionsController],
  providers: [
    PostsService,
    PostRemoval,
    DeletedPeopleHandlers,
    NodsService,
    PinsService,
    PinTimelines,
    ThreadTimelines,
    ThreadViews,
    PostTimelines,
    NodTimelines,
    PostCounts,
    PostViews,
    PostLoader,
    MentionLoader,
    HashtagTimelines,
    HashtagViews,
    HashtagStats,
    HashtagTrends,
    HashtagPopularity,
    MentionTimelines,
    SearchTimelines,
    NearbyTimelines,
    CounterAudit,
    LiveQuacks,
    PostAddedHandlers,
    LiveReplies,
    ReplyAddedHandlers,
    PostsResolver,
    PostFieldsResolver,
    PostListsResolver,
    UserPostsResolver,
    ViewerPostsResolver,
    HashtagsResolver,
    HashtagFieldsResolver,
    HashtagHistoryLoader,
    HashtagReasonLoader,
    HashtagPopularityLoader,
    HashtagRecentLoader,
    SearchResolver,
    NearbyResolver,
    Gazetteer,
    PlacesResolver,
    ParsedContentResolver,
    PostAddedSubscriptions,
    ThreadsResolver,
    ReplyAddedSubscriptions,
    PinsResolver,
    SchedulingService,
    DeletedSchedulesHandlers,
    ScheduledPublication,
    ScheduledPublisher,
    ScheduledPostTimelines,
    ScheduledPostViews,
    SchedulingResolver,
  ],
  exports: [PostsService, NodsService, PostViews, PostTimelines, HashtagViews],
})
export class PostsModule {}
