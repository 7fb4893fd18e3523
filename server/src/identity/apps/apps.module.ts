import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AppTokenStrategy } from './app-token.strategy.js';
import { AppTokens } from './app-tokens.service.js';
import { AppsResolver } from './apps.resolver.js';
import { AppsService } from './apps.service.js';
import { Authorizations } from './authorizations.service.js';
import { OAuth } from './oauth.service.js';

@Module({
  imports: [SessionsModule],
  providers: [AppsService, AppTokens, AppTokenStrategy, Authorizations, OAuth, AppsResolver],
  exports: [AppsService, AppTokenStrategy, OAuth],
})
export class AppsModule {}
