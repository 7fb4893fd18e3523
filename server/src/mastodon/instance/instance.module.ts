import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { ModerationModule } from '#moderation/moderation.module.js';
import { MastodonEntitiesModule } from '../entities/entities.module.js';
import { MastodonRequestModule } from '../request/request.module.js';
import { EmptyListsController, InstanceController, InstanceV1Controller } from './instance.controller.js';
import { InstanceSerializer } from './instance.js';
import { NodeInfoController } from './node-info.controller.js';
import { SiteUsage } from './site-usage.js';
import { WellKnownController } from './well-known.controller.js';

@Module({
  imports: [PeopleModule, NotificationsModule, ModerationModule, MastodonEntitiesModule, MastodonRequestModule],
  controllers: [
    EmptyListsController,
    InstanceController,
    InstanceV1Controller,
    NodeInfoController,
    WellKnownController,
  ],
  providers: [InstanceSerializer, SiteUsage],
})
export class MastodonInstanceModule {}
