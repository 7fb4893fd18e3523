import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { FeaturedPostsController } from './featured-posts.controller.js';
import { FeaturedPostsLoader } from './featured-posts.loader.js';
import { FeaturedPostsResolver, UserFeaturedPostsResolver } from './featured-posts.resolver.js';
import { FeaturedPostsService } from './featured-posts.service.js';
import { OwnFeaturedLoader } from './own-featured.loader.js';

@Module({
  imports: [PostReadModule],
  controllers: [FeaturedPostsController],
  providers: [
    FeaturedPostsService,
    FeaturedPostsLoader,
    OwnFeaturedLoader,
    FeaturedPostsResolver,
    UserFeaturedPostsResolver,
  ],
  exports: [FeaturedPostsService, FeaturedPostsLoader, OwnFeaturedLoader],
})
export class FeaturedPostsModule {}
