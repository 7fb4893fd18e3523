import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../mails/mails.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PersonalTokenStrategy } from './personal-token.strategy.js';
import { PersonalTokenUse } from './personal-token-use.js';
import { PersonalTokenViews } from './personal-token.view.js';
import { PersonalTokensResolver } from './personal-tokens.resolver.js';
import { PersonalTokensService } from './personal-tokens.service.js';

@Module({
  imports: [AccountMailsModule, SecondFactorModule, SessionsModule],
  providers: [
    PersonalTokenStrategy,
    PersonalTokenUse,
    PersonalTokenViews,
    PersonalTokensService,
    PersonalTokensResolver,
  ],
  exports: [PersonalTokenStrategy],
})
export class PersonalTokensModule {}
