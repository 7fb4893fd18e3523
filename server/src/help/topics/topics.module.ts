import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { HelpCategoriesModule } from '../categories/categories.module.js';
import { HelpPicturesModule } from '../pictures/pictures.module.js';
import { HelpSearch } from './help-search.js';
import { HelpTopicHistoryResolver, DeletedHelpTopicFieldsResolver } from './help-topic-history.resolver.js';
import { HelpTopicVersionViews } from './help-topic-version.view.js';
import { HelpTopicViews } from './help-topic.view.js';
import { HelpTopicsController } from './help-topics.controller.js';
import { HelpTopicsResolver } from './help-topics.resolver.js';
import { HelpTopicsService } from './help-topics.service.js';

@Module({
  imports: [PeopleModule, HelpCategoriesModule, HelpPicturesModule],
  controllers: [HelpTopicsController],
  providers: [
    HelpTopicsService,
    HelpTopicViews,
    HelpTopicVersionViews,
    HelpSearch,
    HelpTopicsResolver,
    HelpTopicHistoryResolver,
    DeletedHelpTopicFieldsResolver,
  ],
  exports: [HelpTopicViews, HelpSearch],
})
export class HelpTopicsModule {}
