import { Injectable } from '@nestjs/common';
import passport from 'passport';
import { type AccessClaims, type BearerRequest, JwtStrategy } from './jwt.strategy.js';

const STRATEGY = 'jwt';

type Authenticate = (request: BearerRequest, response: object, next: (error: unknown) => void) => void;

/** Has passport run the strategy, for requests over HTTP and sockets alike. */
@Injectable()
export class AccessTokenVerifier {
  /** Not the global one, which has one strategy of each name for all applications of a process. */
  private readonly passport = new passport.Passport();

  constructor(strategy: JwtStrategy) {
    this.passport.use(STRATEGY, strategy);
  }

  /** @throws the reason of the refusal: a `TokenExpiredError` for an expired token */
  verify(token: string): Promise<AccessClaims> {
    return new Promise((resolve, reject) => {
      const done = (error: unknown, claims?: unknown, reason?: unknown): void => {
        if (claims) resolve(claims as AccessClaims);
        else reject(firstError(error, reason));
      };
      const authenticate = this.passport.authenticate(STRATEGY, { session: false }, done) as Authenticate;
      // Passport adds functions to its request, so it gets one of its own.
      authenticate({ headers: { authorization: `Bearer ${token}` } }, {}, done);
    });
  }
}

function firstError(...candidates: unknown[]): Error {
  return candidates.find((candidate) => candidate instanceof Error) ?? new Error('refused');
}
