import { Module } from '@nestjs/common';
import { FollowsModule } from '../follows/follows.module.js';
import { UsersModule } from '../users/users.module.js';
import { InviteOfferResolver } from './invite-offer.resolver.js';
import { InvitedUserHandlers } from './invited-user.handlers.js';
import { ManagedInviteResolver } from './managed-invite.resolver.js';

@Module({
  imports: [FollowsModule, UsersModule],
  providers: [InviteOfferResolver, InvitedUserHandlers, ManagedInviteResolver],
})
export class PeopleInvitesModule {}
