import type { Request } from 'express';
import passport from 'passport';
import { bearerToken } from '#kernel/request/bearer.js';

/** Looks a token up, and calls back with its viewer. */
type Verify = (token: string, done: (error: Error | null, user?: object | null) => void) => void;

/** Accepts bearer tokens of one kind, whose owner is looked up; any other kind is left to the next strategy. */
export class OpaqueTokenStrategy extends passport.Strategy {
  constructor(
    private readonly isOfKind: (token: string) => boolean,
    private readonly verify: Verify,
  ) {
    super();
  }

  override authenticate(request: Request): void {
    const token = bearerToken(request.headers.authorization);
    if (token === null || !this.isOfKind(token)) {
      this.fail();
      return;
    }
    this.verify(token, (error, user) => {
      if (error) this.error(error);
      else if (user) this.success(user);
      else this.fail();
    });
  }
}
