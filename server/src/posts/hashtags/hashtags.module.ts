import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostReadModule } from '../read/read.module.js';
import { TimelinesModule } from '../timelines/timelines.module.js';
import { DeletedUserHashtagsHandlers } from './deleted-user-hashtags.handlers.js';
import { FollowedHashtagLoader } from './followed-hashtag.loader.js';
import { FollowedHashtagsController } from './followed-hashtags.controller.js';
import { FollowedHashtagsResolver, ViewerHashtagsResolver } from './followed-hashtags.resolver.js';
import { FollowedHashtags } from './followed-hashtags.service.js';
import { HashtagDiscoveryResolver } from './hashtag-discovery.resolver.js';
import { HashtagFieldsResolver } from './hashtag-fields.resolver.js';
import { HashtagHistoryLoader, HashtagCalendarLoader } from './hashtag-history.loader.js';
import { HashtagPeopleLoader } from './hashtag-people.loader.js';
import { HashtagPopularityJob } from './hashtag-popularity.job.js';
import { HashtagPopularity } from './hashtag-popularity.js';
import { HashtagPopularityLoader } from './hashtag-popularity.loader.js';
import { HashtagReasonLoader } from './hashtag-reason.loader.js';
import { HashtagRecentLoader } from './hashtag-recent.loader.js';
import { HashtagStats } from './hashtag-stats.js';
import { HashtagTopPostsLoader } from './hashtag-top-posts.loader.js';
import { HashtagTrends } from './hashtag-trends.job.js';
import { HashtagTimelines } from './hashtag.timelines.js';
import { HashtagViews } from './hashtag.view.js';
import { HashtagsController } from './hashtags.controller.js';
import { HashtagsResolver } from './hashtags.resolver.js';
import { TaggedPostsHandlers } from './tagged-posts.handlers.js';

@Module({
  imports: [PeopleModule, PostReadModule, TimelinesModule],
  controllers: [HashtagsController, FollowedHashtagsController],
  providers: [
    HashtagTimelines,
    HashtagViews,
    HashtagStats,
    HashtagTrends,
    HashtagPopularity,
    HashtagPopularityJob,
    FollowedHashtags,
    FollowedHashtagLoader,
    FollowedHashtagsResolver,
    ViewerHashtagsResolver,
    DeletedUserHashtagsHandlers,
    TaggedPostsHandlers,
    HashtagsResolver,
    HashtagFieldsResolver,
    HashtagHistoryLoader,
    HashtagCalendarLoader,
    HashtagReasonLoader,
    HashtagPopularityLoader,
    HashtagRecentLoader,
    HashtagTopPostsLoader,
    HashtagPeopleLoader,
    HashtagDiscoveryResolver,
  ],
  exports: [
    HashtagTimelines,
    HashtagViews,
    FollowedHashtags,
    FollowedHashtagLoader,
    HashtagHistoryLoader,
    HashtagCalendarLoader,
  ],
})
export class HashtagsModule {}
