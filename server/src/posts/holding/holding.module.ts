import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { PostRemovalModule } from '../removal/removal.module.js';
import { HeldPostsResolver } from './held-posts.resolver.js';
import { HeldWords } from './held-words.js';
import { PostHolding } from './post-holding.js';

@Module({
  imports: [PostReadModule, PostRemovalModule],
  providers: [PostHolding, HeldWords, HeldPostsResolver],
  exports: [PostHolding, HeldWords],
})
export class HoldingModule {}
