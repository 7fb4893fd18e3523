import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { ACCESS_ALGORITHM, ACCESS_AUDIENCE, ACCESS_MINUTES, ACCESS_TYPE } from './access-token.js';
import { TokenKeys } from '../email-tokens/token-keys.js';

/** Issues access tokens. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly keys: TokenKeys,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  issue(userId: string, sessionId: string): string {
    return this.jwt.sign(
      { sid: sessionId },
      {
        secret: this.keys.access.secret,
        algorithm: ACCESS_ALGORITHM,
        header: { alg: ACCESS_ALGORITHM, typ: ACCESS_TYPE, kid: this.keys.access.id },
        issuer: this.settings.PUBLIC_URL,
        audience: ACCESS_AUDIENCE,
        subject: userId,
        expiresIn: ACCESS_MINUTES * 60,
      },
    );
  }
}
