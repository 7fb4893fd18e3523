import { Module } from '@nestjs/common';
import { AdministrationModule } from '../administration/administration.module.js';
import { AccountMailsModule } from '../mails/mails.module.js';
import { RegistrationRulesModule } from '../registration-rules/registration-rules.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountStatesJob } from './account-states.job.js';
import { AccountStates } from './account-states.service.js';
import { LeavingResolver } from './leaving.resolver.js';
import { Leaving } from './leaving.service.js';

@Module({
  imports: [AdministrationModule, AccountMailsModule, RegistrationRulesModule, SecondFactorModule, SessionsModule],
  providers: [AccountStates, AccountStatesJob, Leaving, LeavingResolver],
  exports: [AccountStates, Leaving],
})
export class AccountStatesModule {}
