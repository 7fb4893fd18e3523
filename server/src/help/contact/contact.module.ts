import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { ContactAnswersLoader } from './contact-answers.loader.js';
import { ContactMessageViews } from './contact-message.view.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { ContactSweep } from './contact-sweep.job.js';
import { ContactController } from './contact.controller.js';
import { ContactResolver, ContactMessageFieldsResolver, ContactAnswerFieldsResolver } from './contact.resolver.js';
import { ContactService } from './contact.service.js';

@Module({
  imports: [PeopleModule],
  controllers: [ContactController],
  providers: [
    ContactService,
    ContactMessageViews,
    ContactMessagesService,
    ContactAnswersLoader,
    ContactSweep,
    ContactResolver,
    ContactMessageFieldsResolver,
    ContactAnswerFieldsResolver,
  ],
})
export class ContactModule {}
