import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { PostSearchModule } from '../search/search.module.js';
import { PostCounts } from './post-counts.js';
import { PostTimelines } from './post.timelines.js';
import { UserPostsResolver } from './user-posts.resolver.js';
import { ViewerPostsResolver } from './viewer-posts.resolver.js';

@Module({
  imports: [PostReadModule, PostSearchModule],
  providers: [PostTimelines, PostCounts, UserPostsResolver, ViewerPostsResolver],
  exports: [PostTimelines, PostCounts],
})
export class TimelinesModule {}
