import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { Strategy } from 'passport-jwt';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { isUuid } from '#kernel/database/ids.js';
import { InvalidToken } from '#kernel/errors/app-error.js';
import { bearerToken, type BearerRequest } from '#kernel/request/bearer.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { TokenKeys } from '../email-tokens/token-keys.js';
import { SessionViewers } from '../sessions/session-viewers.js';
import { ACCESS_ALGORITHM, ACCESS_AUDIENCE, ACCESS_TYPE } from './access-token.js';

export const ACCESS_TOKEN = 'access-token';

/** Verified tokens in memory; each entry is below one kilobyte. */
const MAX_VERIFIED = 5_000;
/** Seconds by which the clocks of two replicas may differ. */
const CLOCK_SKEW_SECONDS = 60;

/** The claims that an access token proves. Role and claims are not in it: they are read for each request. */
interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** Milliseconds since 1970, with the tolerated skew added. */
  readonly validUntil: number;
}

interface CompleteToken {
  header?: { typ?: unknown };
  payload?: { sub?: unknown; sid?: unknown; exp?: unknown };
}

/** Accepts access tokens of one algorithm, one type, one issuer and one audience, as long as their sessions are active. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, ACCESS_TOKEN) {
  private readonly verified = new LRUCache<string, AccessClaims>({ max: MAX_VERIFIED });

  constructor(
    keys: TokenKeys,
    @Inject(SETTINGS) settings: Settings,
    private readonly viewers: SessionViewers,
  ) {
    super({
      jwtFromRequest: tokenOf,
      secretOrKeyProvider: (_: unknown, token: string, done: (error: Error | null, key?: string) => void) => {
        if (keyIdOf(token) === keys.access.id) done(null, keys.access.secret);
        else done(new Error('unknown key'));
      },
      algorithms: [ACCESS_ALGORITHM],
      issuer: settings.PUBLIC_URL,
      audience: ACCESS_AUDIENCE,
      jsonWebTokenOptions: { complete: true, clockTolerance: CLOCK_SKEW_SECONDS },
      passReqToCallback: true,
    });
  }

  /** A signature is verified once; after that, only the time and the session can end a token. */
  override authenticate(request: Request, options?: object): void {
    const token = tokenOf(request);
    const known = token === null ? undefined : this.verified.get(token);
    if (!known) {
      super.authenticate(request, options);
    } else if (known.validUntil > Date.now()) {
      this.viewerOf(known).then(
        (viewer) => this.success(viewer),
        (error: Error) => this.error(error),
      );
    } else {
      this.verified.delete(token!);
      this.error(new InvalidToken('Token expired'));
    }
  }

  /**
   * Called with a token whose signature and times are valid.
   * @returns null for one that is not an access token
   * @throws InvalidToken when its session has ended
   */
  async validate(request: BearerRequest, token: CompleteToken): Promise<SignedInViewer | null> {
    const claims = claimsOf(token);
    if (!claims) return null;
    this.verified.set(tokenOf(request)!, claims);
    return this.viewerOf(claims);
  }

  private async viewerOf({ sessionId, userId }: AccessClaims): Promise<SignedInViewer> {
    const viewer = await this.viewers.bySession(sessionId);
    if (!viewer || viewer.id !== userId) throw new InvalidToken();
    return viewer;
  }
}

function tokenOf({ headers }: BearerRequest): string | null {
  return bearerToken(headers.authorization);
}

function claimsOf({ header, payload }: CompleteToken): AccessClaims | null {
  if (header?.typ !== ACCESS_TYPE) return null;
  const { sub, sid, exp } = payload ?? {};
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return null;
  if (!isUuid(sub) || !isUuid(sid)) return null;
  return { userId: sub, sessionId: sid, validUntil: (exp + CLOCK_SKEW_SECONDS) * 1_000 };
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
