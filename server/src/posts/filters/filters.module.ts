import { Module } from '@nestjs/common';
import { DeletedUserFiltersHandlers } from './deleted-user-filters.handlers.js';
import { FilterSets } from './filter-sets.js';
import { FilterViews } from './filter.view.js';
import { FiltersController } from './filters.controller.js';
import { FiltersResolver } from './filters.resolver.js';
import { FiltersService } from './filters.service.js';
import { LiveFilters } from './live-filters.js';

@Module({
  controllers: [FiltersController],
  providers: [FiltersService, FilterViews, FilterSets, FiltersResolver, DeletedUserFiltersHandlers, LiveFilters],
  exports: [FiltersService, FilterViews, FilterSets, LiveFilters],
})
export class FiltersModule {}
