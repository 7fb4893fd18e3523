import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { isUuid } from '#kernel/database/ids.js';
import { bearerToken } from '#kernel/request/bearer.js';
import { ACCESS_ALGORITHM, ACCESS_AUDIENCE, ACCESS_TYPE } from './access-token.js';
import { TokenKeys } from '../email-tokens/token-keys.js';

/** Seconds by which the clocks of two replicas may differ. */
const CLOCK_SKEW_SECONDS = 60;

/** What an access token proves. Role and claims are not in it: they are read for each request. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** Milliseconds since 1970, with the tolerated skew added. */
  readonly validUntil: number;
}

/** What the strategy reads of a request. */
export interface BearerRequest {
  readonly headers: { readonly authorization?: string };
}

interface CompleteToken {
  header?: { typ?: unknown };
  payload?: { sub?: unknown; sid?: unknown; exp?: unknown };
}

/** Verifies access tokens for HTTP and WebSocket alike: one algorithm, one type, one issuer, one audience. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(keys: TokenKeys, @Inject(SETTINGS) settings: Settings) {
    super({
      jwtFromRequest: ({ headers }: BearerRequest) => bearerToken(headers.authorization),
      secretOrKeyProvider: (_: unknown, token: string, done: (error: Error | null, key?: string) => void) => {
        if (keyIdOf(token) === keys.access.id) done(null, keys.access.secret);
        else done(new Error('unknown key'));
      },
      algorithms: [ACCESS_ALGORITHM],
      issuer: settings.PUBLIC_URL,
      audience: ACCESS_AUDIENCE,
      jsonWebTokenOptions: { complete: true, clockTolerance: CLOCK_SKEW_SECONDS },
    });
  }

  /** Called with a token whose signature and times are valid. @returns null for one that is not an access token */
  validate({ header, payload }: CompleteToken): AccessClaims | null {
    if (header?.typ !== ACCESS_TYPE) return null;
    const { sub, sid, exp } = payload ?? {};
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return null;
    if (!isUuid(sub) || !isUuid(sid)) return null;
    return { userId: sub, sessionId: sid, validUntil: (exp + CLOCK_SKEW_SECONDS) * 1_000 };
  }
}

/** `kid` of a token that is not verified yet; only ever compared. */
function keyIdOf(token: string): unknown {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString());
    return typeof header === 'object' && header !== null && 'kid' in header ? header.kid : undefined;
  } catch {
    return undefined;
  }
}
