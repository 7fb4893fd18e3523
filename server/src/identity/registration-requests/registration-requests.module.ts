import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../mails/mails.module.js';
import { RegistrationDecisions } from './registration-decisions.service.js';
import { RegistrationRequestViews } from './registration-request.view.js';
import { RegistrationRequests } from './registration-requests.js';
import { RegistrationRequestsResolver } from './registration-requests.resolver.js';

@Module({
  imports: [AccountMailsModule],
  providers: [RegistrationRequests, RegistrationRequestViews, RegistrationDecisions, RegistrationRequestsResolver],
  exports: [RegistrationRequests],
})
export class RegistrationRequestsModule {}
