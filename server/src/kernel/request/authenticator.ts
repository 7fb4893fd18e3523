import type { BearerRequest } from './bearer.js';
import type { SignedInViewer, Viewer } from './viewer.js';

/** Port: the person that the bearer token of a request belongs to. The identity area implements it. */
export abstract class Authenticator {
  /** @throws InvalidToken when the token is missing, malformed, forged, expired, or its session has ended */
  abstract personOf(request: BearerRequest): Promise<SignedInViewer>;

  /**
   * The same of a token that may also be of an app that acts for no one.
   * @throws InvalidToken
   */
  viewerOf(request: BearerRequest): Promise<Viewer> {
    return this.personOf(request);
  }

  /**
   * Calls back once, when the session stops being valid (log out, revocation, deactivation, password change) or may do
   * something else than before (a frozen account), within 2 seconds on every replica.
   * @returns a function that stops listening
   */
  abstract onSessionEnded(sessionId: string, callback: () => void): () => void;
}
