import type { SignedInViewer, Viewer } from './viewer.js';

/** Port: the person that a bearer token belongs to. The identity area implements it. */
export abstract class Authenticator {
  /**
   * @param token the bearer token without its scheme
   * @throws InvalidToken when it is malformed, forged, expired, or its session has ended
   */
  abstract personOf(token: string): Promise<SignedInViewer>;

  /**
   * The same of a token that may also be of an app that acts for no one.
   * @throws InvalidToken
   */
  viewerOf(token: string): Promise<Viewer> {
    return this.personOf(token);
  }

  /**
   * Calls back once, when the session stops being valid (log out, revocation, deactivation, password change) or may do
   * something else than before (a frozen account), within 2 seconds on every replica.
   * @returns a function that stops listening
   */
  abstract onSessionEnded(sessionId: string, callback: () => void): () => void;
}
