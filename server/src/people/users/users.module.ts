import { Module } from '@nestjs/common';
import { AdminUserLoader } from './admin-user.loader.js';
import { KnownFollowersLoader } from './known-followers.js';
import { ManagedUserResolver } from './managed-user.resolver.js';
import { UserLoader } from './user.loader.js';
import { UserTimelines } from './user.timelines.js';
import { UserViews } from './user.view.js';
import { UsersResolver } from './users.resolver.js';
import { ViewerUserResolver } from './viewer-user.resolver.js';

@Module({
  providers: [
    AdminUserLoader,
    ManagedUserResolver,
    UserTimelines,
    UserViews,
    UserLoader,
    KnownFollowersLoader,
    UsersResolver,
    ViewerUserResolver,
  ],
  exports: [AdminUserLoader, UserTimelines, UserViews, UserLoader, KnownFollowersLoader],
})
export class UsersModule {}
