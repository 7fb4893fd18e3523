import { Module } from '@nestjs/common';
import { PostsModule } from '#posts/posts.module.js';
import { MastodonEntitiesModule } from '../entities/entities.module.js';
import { MastodonRequestModule } from '../request/request.module.js';
import { TagsController } from './tags.controller.js';

@Module({
  imports: [PostsModule, MastodonEntitiesModule, MastodonRequestModule],
  controllers: [TagsController],
})
export class MastodonTagsModule {}
