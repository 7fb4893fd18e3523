import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../mails/mails.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PersonalTokenReader } from './personal-token-reader.js';
import { PersonalTokenUse } from './personal-token-use.js';
import { PersonalTokenViews } from './personal-token.view.js';
import { PersonalTokensResolver } from './personal-tokens.resolver.js';
import { PersonalTokensService } from './personal-tokens.service.js';

@Module({
  imports: [AccountMailsModule, SecondFactorModule, SessionsModule],
  providers: [PersonalTokenReader, PersonalTokenUse, PersonalTokenViews, PersonalTokensService, PersonalTokensResolver],
  exports: [PersonalTokenReader],
})
export class PersonalTokensModule {}
