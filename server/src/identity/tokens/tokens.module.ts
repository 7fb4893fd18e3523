import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccountStatesModule } from '../account-states/account-states.module.js';
import { AppsModule } from '../apps/apps.module.js';
import { EmailTokensModule } from '../email-tokens/email-tokens.module.js';
import { AccountMailsModule } from '../mails/mails.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { PersonalTokensModule } from '../personal-tokens/personal-tokens.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ViewerModule } from '../viewer/viewer.module.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { AccessTokens } from './access-tokens.js';
import { LoginThrottle } from './login-throttle.js';
import { LogoutService } from './logout.service.js';
import { PasskeySignInResolver } from './passkey-sign-in.resolver.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';
import { RefreshService } from './refresh.service.js';
import { SessionAuthenticator } from './session-authenticator.js';
import { SignInService } from './sign-in.service.js';
import { TokenPairs } from './token-pair.js';
import { TokensController } from './tokens.controller.js';
import { AuthPayloads } from './tokens.payloads.js';
import { TokensResolver } from './tokens.resolver.js';
import { Authenticator } from '#kernel/request/authenticator.js';

@Module({
  imports: [
    JwtModule.register({}),
    AccountStatesModule,
    AppsModule,
    EmailTokensModule,
    AccountMailsModule,
    PasswordsModule,
    PersonalTokensModule,
    SecondFactorModule,
    SessionsModule,
    ViewerModule,
  ],
  controllers: [TokensController],
  providers: [
    AccessTokenStrategy,
    AccessTokens,
    TokenPairs,
    SignInService,
    RefreshService,
    LogoutService,
    LoginThrottle,
    AuthPayloads,
    TokensResolver,
    PasskeySignIn,
    PasskeySignInResolver,
    { provide: Authenticator, useClass: SessionAuthenticator },
  ],
  exports: [TokenPairs, Authenticator],
})
export class TokensModule {}
