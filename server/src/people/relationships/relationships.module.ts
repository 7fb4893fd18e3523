import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { DeletedUserRelationshipsHandlers } from './deleted-user-relationships.handlers.js';
import { EndedMutes } from './ended-mutes.job.js';
import { RelatedUserViews } from './related-user.view.js';
import { RelationshipTimelines } from './relationship.timelines.js';
import { RelationshipsController } from './relationships.controller.js';
import { RelationshipsResolver } from './relationships.resolver.js';
import { RelationshipsService } from './relationships.service.js';

@Module({
  imports: [UsersModule],
  controllers: [RelationshipsController],
  providers: [
    RelatedUserViews,
    RelationshipsService,
    RelationshipTimelines,
    RelationshipsResolver,
    EndedMutes,
    DeletedUserRelationshipsHandlers,
  ],
  exports: [RelatedUserViews, RelationshipsService, RelationshipTimelines],
})
export class RelationshipsModule {}
