import { Module } from '@nestjs/common';
import { PostsModule } from '#posts/posts.module.js';
import { FilterKeywordsController } from './filter-keywords.controller.js';
import { MastodonFiltersController } from './filters.controller.js';
import { OwnFilters } from './own-filters.js';
import { V1FiltersController } from './v1-filters.controller.js';

@Module({
  imports: [PostsModule],
  controllers: [FilterKeywordsController, MastodonFiltersController, V1FiltersController],
  providers: [OwnFilters],
})
export class MastodonFiltersModule {}
