import { Module } from '@nestjs/common';
import { HelpCategoriesController } from './help-categories.controller.js';
import { HelpCategoriesResolver } from './help-categories.resolver.js';
import { HelpCategoriesService } from './help-categories.service.js';
import { HelpCategoryViews } from './help-category.view.js';

@Module({
  controllers: [HelpCategoriesController],
  providers: [HelpCategoriesService, HelpCategoryViews, HelpCategoriesResolver],
  exports: [HelpCategoryViews],
})
export class HelpCategoriesModule {}
