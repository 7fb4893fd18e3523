import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { InvalidToken } from '#kernel/errors/app-error.js';
import { ACCESS_ALGORITHM, ACCESS_AUDIENCE, ACCESS_MINUTES, ACCESS_TYPE } from './access-token.js';
import { AccessTokenVerifier } from './access-token-verifier.js';
import type { AccessClaims } from './jwt.strategy.js';
import { TokenKeys } from '../email-tokens/token-keys.js';

/** Verified tokens in memory; each entry is below one kilobyte. */
const MAX_VERIFIED = 5_000;

/** Issues access tokens, and reads whose they are. */
@Injectable()
export class AccessTokens {
  private readonly verified = new LRUCache<string, AccessClaims>({ max: MAX_VERIFIED });

  constructor(
    private readonly jwt: JwtService,
    private readonly verifier: AccessTokenVerifier,
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

  /** @throws InvalidToken; its message says where the token has expired */
  async read(token: string): Promise<AccessClaims> {
    const known = this.verified.get(token);
    if (known) {
      if (known.validUntil > Date.now()) return known;
      this.verified.delete(token);
      throw new InvalidToken('Token expired');
    }
    try {
      const claims = await this.verifier.verify(token);
      this.verified.set(token, claims);
      return claims;
    } catch (error) {
      throw new InvalidToken(
        error instanceof Error && error.name === 'TokenExpiredError' ? 'Token expired' : 'Invalid token',
      );
    }
  }
}
