import { Module } from '@nestjs/common';
import { EmailTokensModule } from '../email-tokens/email-tokens.module.js';
import { AccountMailsModule } from '../mails/mails.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ChangePasswordService } from './change-password.service.js';
import { PasswordRecovery } from './password-recovery.service.js';
import { PasswordsController } from './passwords.controller.js';
import { PasswordsResolver } from './passwords.resolver.js';
import { ResetLinks } from './reset-links.js';
import { ResetPasswordService } from './reset-password.service.js';
import { ResetRequests } from './reset-requests.js';

@Module({
  imports: [EmailTokensModule, AccountMailsModule, PasswordsModule, SecondFactorModule, SessionsModule],
  controllers: [PasswordsController],
  providers: [
    PasswordRecovery,
    ChangePasswordService,
    ResetLinks,
    ResetRequests,
    ResetPasswordService,
    PasswordsResolver,
  ],
  exports: [ResetLinks],
})
export class PasswordChangesModule {}
