import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity/identity.module.js';
import { DeletedFollowsHandlers } from './follows/deleted-people.handlers.js';
import { FollowsController } from './follows/follows.controller.js';
import { FollowsResolver } from './follows/follows.resolver.js';
import { FollowsService } from './follows/follows.service.js';
import { ProfilesController } from './profiles/profiles.controller.js';
import { ManagedPersonLoader } from './users/managed-person.loader.js';
import { ManagedUserResolver } from './users/managed-user.resolver.js';
import { UserLoader } from './users/user.loader.js';
import { UserTimelines } from './users/user.timelines.js';
import { UserViews } from './users/user.view.js';
import { UsersResolver } from './users/users.resolver.js';
import { ViewerUserResolver } from './users/viewer-user.resolver.js';

@Module({
  imports: [IdentityModule],
  controllers: [ProfilesController, FollowsController],
  providers: [
    DeletedFollowsHandlers,
    ManagedPersonLoader,
    ManagedUserResolver,
    FollowsService,
    UserTimelines,
    UserViews,
    UserLoader,
    UsersResolver,
    ViewerUserResolver,
    FollowsResolver,
  ],
  exports: [UserViews, UserLoader],
})
export class PeopleModule {}
