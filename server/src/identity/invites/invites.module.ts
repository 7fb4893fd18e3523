import { Module } from '@nestjs/common';
import { RegistrationRulesModule } from '../registration-rules/registration-rules.module.js';
import { InviteUse } from './invite-use.js';
import { InviteViews } from './invite.view.js';
import { InvitesController } from './invites.controller.js';
import { InvitesResolver } from './invites.resolver.js';
import { InvitesService } from './invites.service.js';

@Module({
  imports: [RegistrationRulesModule],
  controllers: [InvitesController],
  providers: [InviteUse, InviteViews, InvitesService, InvitesResolver],
  exports: [InviteUse],
})
export class InvitesModule {}
