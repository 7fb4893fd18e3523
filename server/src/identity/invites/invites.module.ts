import { Module } from '@nestjs/common';
import { RegistrationRulesModule } from '../registration-rules/registration-rules.module.js';
import { InviteUse } from './invite-use.js';
import { InviteViews } from './invite.view.js';
import { InvitesController } from './invites.controller.js';
import { InvitesResolver } from './invites.resolver.js';
import { InvitesService } from './invites.service.js';
import { ManagedInviteViews } from './managed-invite.view.js';
import { ManagedInvitesResolver } from './managed-invites.resolver.js';
import { ManagedInvitesService } from './managed-invites.service.js';

@Module({
  imports: [RegistrationRulesModule],
  controllers: [InvitesController],
  providers: [
    InviteUse,
    InviteViews,
    InvitesService,
    InvitesResolver,
    ManagedInviteViews,
    ManagedInvitesService,
    ManagedInvitesResolver,
  ],
  exports: [InviteUse],
})
export class InvitesModule {}
