import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { PostReadModule } from '../read/read.module.js';
import { PostEditViews } from './post-edit.view.js';
import { PostEditsController } from './post-edits.controller.js';
import { PostEditsResolver } from './post-edits.resolver.js';

@Module({
  imports: [MediaModule, PostReadModule],
  controllers: [PostEditsController],
  providers: [PostEditViews, PostEditsResolver],
  exports: [PostEditViews],
})
export class PostEditsModule {}
