import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AppTokenReader } from './app-token-reader.js';
import { AppTokens } from './app-tokens.service.js';
import { AppsResolver } from './apps.resolver.js';
import { AppsService } from './apps.service.js';
import { Authorizations } from './authorizations.service.js';
import { OAuth } from './oauth.service.js';

@Module({
  imports: [SessionsModule],
  providers: [AppsService, AppTokens, AppTokenReader, Authorizations, OAuth, AppsResolver],
  exports: [AppsService, AppTokenReader, OAuth],
})
export class AppsModule {}
