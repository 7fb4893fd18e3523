import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../mails/mails.module.js';
import { EmailTokens } from './email-tokens.js';
import { TokenKeys } from './token-keys.js';
import { VerificationLinks } from './verification-links.js';

@Module({
  imports: [AccountMailsModule],
  providers: [TokenKeys, EmailTokens, VerificationLinks],
  exports: [TokenKeys, EmailTokens, VerificationLinks],
})
export class EmailTokensModule {}
