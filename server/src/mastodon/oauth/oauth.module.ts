import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { MastodonEntitiesModule } from '../entities/entities.module.js';
import { MastodonRequestModule } from '../request/request.module.js';
import { AppsController } from './apps.controller.js';
import { OAuthController } from './oauth.controller.js';

@Module({
  imports: [PeopleModule, NotificationsModule, MastodonEntitiesModule, MastodonRequestModule],
  controllers: [AppsController, OAuthController],
})
export class MastodonOauthModule {}
