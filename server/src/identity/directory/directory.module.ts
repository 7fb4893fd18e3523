import { Module } from '@nestjs/common';
import { EmailTokensModule } from '../email-tokens/email-tokens.module.js';
import { RegistrationRulesModule } from '../registration-rules/registration-rules.module.js';
import { Accounts } from './accounts.js';
import { HandleDirectory } from './handle-directory.js';

@Module({
  imports: [EmailTokensModule, RegistrationRulesModule],
  providers: [Accounts, HandleDirectory],
  exports: [Accounts, HandleDirectory],
})
export class DirectoryModule {}
