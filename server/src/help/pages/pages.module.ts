import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { HelpPicturesModule } from '../pictures/pictures.module.js';
import { HelpPageViews } from './help-page.view.js';
import { HelpPagesController } from './help-pages.controller.js';
import { HelpPagesResolver } from './help-pages.resolver.js';
import { HelpPagesService } from './help-pages.service.js';

@Module({
  imports: [PeopleModule, HelpPicturesModule],
  controllers: [HelpPagesController],
  providers: [HelpPagesService, HelpPageViews, HelpPagesResolver],
  exports: [HelpPageViews],
})
export class HelpPagesModule {}
