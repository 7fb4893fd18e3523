import { Module } from '@nestjs/common';
import { FollowsModule } from './follows/follows.module.js';
import { PeopleInvitesModule } from './invites/invites.module.js';
import { ListsModule } from './lists/lists.module.js';
import { NotificationPoliciesModule } from './notification-policies/notification-policies.module.js';
import { ProfileLinksModule } from './profile-links/profile-links.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { RelationshipsModule } from './relationships/relationships.module.js';
import { UsersModule } from './users/users.module.js';

const rooms = [
  FollowsModule,
  ListsModule,
  NotificationPoliciesModule,
  PeopleInvitesModule,
  ProfileLinksModule,
  ProfilesModule,
  RelationshipsModule,
  UsersModule,
];

/** People as others see them: a module for each room. */
@Module({ imports: rooms, exports: rooms })
export class PeopleModule {}
