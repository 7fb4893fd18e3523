import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module.js';
import { EmailTokensModule } from '../email-tokens/email-tokens.module.js';
import { InvitesModule } from '../invites/invites.module.js';
import { AccountMailsModule } from '../mails/mails.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { RegistrationRequestsModule } from '../registration-requests/registration-requests.module.js';
import { RegistrationRulesModule } from '../registration-rules/registration-rules.module.js';
import { AdmissionRules } from './admission.js';
import { Enrollment } from './enrollment.js';
import { FormTokens } from './form-tokens.js';
import { KnownAddress } from './known-address.js';
import { RegistrationGate } from './registration-gate.js';
import { RegistrationStates } from './registration-states.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationResolver } from './registration.resolver.js';
import { RegistrationService } from './registration.service.js';
import { VerificationService } from './verification.service.js';

@Module({
  imports: [
    DirectoryModule,
    EmailTokensModule,
    InvitesModule,
    AccountMailsModule,
    PasswordsModule,
    RegistrationRequestsModule,
    RegistrationRulesModule,
  ],
  controllers: [RegistrationController],
  providers: [
    VerificationService,
    AdmissionRules,
    Enrollment,
    FormTokens,
    KnownAddress,
    RegistrationGate,
    RegistrationStates,
    RegistrationService,
    RegistrationResolver,
  ],
  exports: [RegistrationStates],
})
export class RegistrationModule {}
