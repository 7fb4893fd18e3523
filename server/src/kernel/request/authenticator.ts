import type { SignedInViewer } from './viewer.js';

/** Port: the person that a bearer token belongs to. The identity area implements it. */
export abstract class Authenticator {
  /**
   * @param token the bearer token without its scheme
   * @throws InvalidToken when it is malformed, forged, expired, or its session has ended
   */
  abstract viewerOf(token: string): Promise<SignedInViewer>;

  /**
   * Calls back once, when the session stops being valid (log out, revocation, deactivation, password change) or may do
   * something else than before (a frozen account), within 2 seconds on every replica.
   * @returns a function that stops listening
   */
  abstract onSessionEnded(sessionId: string, callback: () => void): () => void;
}
