import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostReadModule } from '../read/read.module.js';
import { CountsChangedHandlers } from './counts-changed.handlers.js';
import { FeedAudience } from './feed-audience.js';
import { LiveCounts } from './live-counts.js';
import { LiveEdits } from './live-edits.js';
import { LivePosts } from './live-posts.js';
import { LiveRemovals } from './live-removals.js';
import { PostAddedHandlers } from './post-added.handlers.js';
import { PostAddedSubscriptions } from './post-added.subscriptions.js';
import { PostChangedHandlers } from './post-changed.handlers.js';
import { PostCountsChangedSubscriptions } from './post-counts-changed.subscriptions.js';

@Module({
  imports: [PeopleModule, PostReadModule],
  providers: [
    FeedAudience,
    LivePosts,
    LiveEdits,
    LiveRemovals,
    PostChangedHandlers,
    LiveCounts,
    CountsChangedHandlers,
    PostCountsChangedSubscriptions,
    PostAddedHandlers,
    PostAddedSubscriptions,
  ],
  exports: [LivePosts, LiveEdits, LiveRemovals],
})
export class LivePostsModule {}
