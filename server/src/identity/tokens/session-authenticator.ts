import { Injectable } from '@nestjs/common';
import passport from 'passport';
import { InvalidToken } from '#kernel/errors/app-error.js';
import { Authenticator } from '#kernel/request/authenticator.js';
import type { BearerRequest } from '#kernel/request/bearer.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { APP_TOKEN, AppTokenStrategy } from '../apps/app-token.strategy.js';
import { PERSONAL_TOKEN, PersonalTokenStrategy } from '../personal-tokens/personal-token.strategy.js';
import { SessionWatch } from '../sessions/session-watch.js';
import { ACCESS_TOKEN, AccessTokenStrategy } from './access-token.strategy.js';

/** The kinds that a prefix tells come first, so only a token without one is parsed. */
const OF_PEOPLE = [PERSONAL_TOKEN, ACCESS_TOKEN];
const OF_ANYONE = [APP_TOKEN, ...OF_PEOPLE];

type Authenticate = (request: BearerRequest, response: object, next: (error: unknown) => void) => void;

/** Has passport try the strategies, over HTTP on the request itself. */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  /** Not the global one, which has one strategy of each name for all applications of a process. */
  private readonly passport = new passport.Passport();

  constructor(
    access: AccessTokenStrategy,
    personal: PersonalTokenStrategy,
    apps: AppTokenStrategy,
    private readonly watch: SessionWatch,
  ) {
    super();
    this.passport.use(ACCESS_TOKEN, access).use(PERSONAL_TOKEN, personal).use(APP_TOKEN, apps);
  }

  override viewerOf(request: BearerRequest): Promise<Viewer> {
    return this.authenticate<Viewer>(OF_ANYONE, request);
  }

  override personOf(request: BearerRequest): Promise<SignedInViewer> {
    return this.authenticate<SignedInViewer>(OF_PEOPLE, request);
  }

  override onSessionEnded(sessionId: string, callback: () => void): () => void {
    return this.watch.onEnd(sessionId, callback);
  }

  private authenticate<Found extends Viewer>(strategies: string[], request: BearerRequest): Promise<Found> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, viewer?: Found | false, failures?: unknown[]): void => {
        if (error) reject(error);
        else if (viewer) resolve(viewer);
        else reject(new InvalidToken(failures?.some(isExpiry) ? 'Token expired' : 'Invalid token'));
      };
      const authenticate = this.passport.authenticate(strategies, { session: false }, done) as Authenticate;
      authenticate(request, {}, reject);
    });
  }
}

/** By its name, since the class is of a library below passport-jwt. */
function isExpiry(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'TokenExpiredError';
}
