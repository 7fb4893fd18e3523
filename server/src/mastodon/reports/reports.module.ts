import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { WhispersModule } from '#whispers/whispers.module.js';
import { ModerationModule } from '#moderation/moderation.module.js';
import { MastodonEntitiesModule } from '../entities/entities.module.js';
import { ReportsController } from './reports.controller.js';

@Module({
  imports: [PeopleModule, WhispersModule, ModerationModule, MastodonEntitiesModule],
  controllers: [ReportsController],
})
export class MastodonReportsModule {}
