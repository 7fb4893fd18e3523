import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { PeopleModule } from '#people/people.module.js';
import { HelpCategoriesController } from './categories/help-categories.controller.js';
import { HelpCategoriesResolver } from './categories/help-categories.resolver.js';
import { HelpCategoriesService } from './categories/help-categories.service.js';
import { HelpCategoryViews } from './categories/help-category.view.js';
import { ContactAnswersLoader } from './contact/contact-answers.loader.js';
import { ContactMessageViews } from './contact/contact-message.view.js';
import { ContactSweep } from './contact/contact-sweep.job.js';
import { ContactMessagesService } from './contact/contact-messages.service.js';
import { ContactController } from './contact/contact.controller.js';
import {
  ContactAnswerFieldsResolver,
  ContactMessageFieldsResolver,
  ContactResolver,
} from './contact/contact.resolver.js';
import { ContactService } from './contact/contact.service.js';
import {
  CategoryTopicsLoader,
  HelpCategoryFieldsResolver,
  HelpCategoryLoader,
  HelpPageFieldsResolver,
  HelpPageVersionFieldsResolver,
  HelpTopicFieldsResolver,
} from './help-fields.resolver.js';
import { HelpReadsResolver } from './help-reads.resolver.js';
import { HelpSeeding } from './help-seeding.js';
import { HelpPageViews } from './pages/help-page.view.js';
import { HelpPagesController } from './pages/help-pages.controller.js';
import { HelpPagesResolver } from './pages/help-pages.resolver.js';
import { HelpPagesService } from './pages/help-pages.service.js';
import { HelpPictures } from './pictures/help-pictures.js';
import { HelpPicturesController } from './pictures/help-pictures.controller.js';
import { HelpTexts } from './text/help-text.js';
import { HelpSearch } from './topics/help-search.js';
import { DeletedHelpTopicFieldsResolver, HelpTopicHistoryResolver } from './topics/help-topic-history.resolver.js';
import { HelpTopicVersionViews } from './topics/help-topic-version.view.js';
import { HelpTopicViews } from './topics/help-topic.view.js';
import { HelpTopicsController } from './topics/help-topics.controller.js';
import { HelpTopicsResolver } from './topics/help-topics.resolver.js';
import { HelpTopicsService } from './topics/help-topics.service.js';

@Module({
  imports: [PeopleModule, MediaModule],
  controllers: [
    HelpCategoriesController,
    HelpTopicsController,
    HelpPagesController,
    HelpPicturesController,
    ContactController,
  ],
  providers: [
    HelpTexts,
    HelpCategoriesService,
    HelpCategoryViews,
    HelpTopicsService,
    HelpTopicViews,
    HelpTopicVersionViews,
    HelpSearch,
    HelpPagesService,
    HelpPageViews,
    HelpPictures,
    ContactService,
    ContactMessageViews,
    ContactMessagesService,
    ContactAnswersLoader,
    ContactSweep,
    HelpSeeding,
    CategoryTopicsLoader,
    HelpCategoryLoader,
    HelpReadsResolver,
    HelpCategoriesResolver,
    HelpTopicsResolver,
    HelpTopicHistoryResolver,
    DeletedHelpTopicFieldsResolver,
    HelpPagesResolver,
    ContactResolver,
    ContactMessageFieldsResolver,
    ContactAnswerFieldsResolver,
    HelpCategoryFieldsResolver,
    HelpTopicFieldsResolver,
    HelpPageFieldsResolver,
    HelpPageVersionFieldsResolver,
  ],
  exports: [HelpCategoryViews, HelpTopicViews, HelpPageViews, HelpTexts],
})
export class HelpModule {}
