import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { HelpCategoriesModule } from '../categories/categories.module.js';
import { HelpPagesModule } from '../pages/pages.module.js';
import { HelpTextModule } from '../text/text.module.js';
import { HelpTopicsModule } from '../topics/topics.module.js';
import {
  CategoryTopicsLoader,
  HelpCategoryLoader,
  HelpCategoryFieldsResolver,
  HelpTopicFieldsResolver,
  HelpPageFieldsResolver,
  HelpPageVersionFieldsResolver,
} from './help-fields.resolver.js';
import { HelpReadsResolver } from './help-reads.resolver.js';

@Module({
  imports: [PeopleModule, HelpCategoriesModule, HelpPagesModule, HelpTextModule, HelpTopicsModule],
  providers: [
    CategoryTopicsLoader,
    HelpCategoryLoader,
    HelpReadsResolver,
    HelpCategoryFieldsResolver,
    HelpTopicFieldsResolver,
    HelpPageFieldsResolver,
    HelpPageVersionFieldsResolver,
  ],
})
export class HelpReadingModule {}
