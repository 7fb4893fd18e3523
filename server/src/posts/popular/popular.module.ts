import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { FrontPosts } from './front-posts.js';
import { FrontPostsResolver } from './front-posts.resolver.js';
import { PopularPostTimelines } from './popular-post.timelines.js';
import { PopularPosts } from './popular-posts.job.js';
import { PopularPostsResolver } from './popular-posts.resolver.js';

@Module({
  imports: [PostReadModule],
  providers: [FrontPosts, FrontPostsResolver, PopularPosts, PopularPostTimelines, PopularPostsResolver],
  exports: [FrontPosts, PopularPostTimelines],
})
export class PopularPostsModule {}
