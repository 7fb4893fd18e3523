import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { DeletedUserPostsHandlers } from './deleted-user-posts.handlers.js';
import { PostRemoval } from './post-removal.js';
import { PostWithholding } from './post-withholding.js';

@Module({
  imports: [MediaModule],
  providers: [PostRemoval, PostWithholding, DeletedUserPostsHandlers],
  exports: [PostRemoval, PostWithholding],
})
export class PostRemovalModule {}
