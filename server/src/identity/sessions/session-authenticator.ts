import { Injectable } from '@nestjs/common';
import { InvalidToken } from '#kernel/errors/app-error.js';
import { Authenticator } from '#kernel/request/authenticator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { AccessTokens } from '../tokens/access-tokens.js';
import { SessionViewers } from './session-viewers.js';
import { SessionWatch } from './session-watch.js';

/** Believes an access token as long as the session that it was issued for is live. */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly viewers: SessionViewers,
    private readonly watch: SessionWatch,
  ) {
    super();
  }

  override async viewerOf(token: string): Promise<SignedInViewer> {
    const claims = await this.tokens.read(token);
    const viewer = await this.viewers.bySession(claims.sessionId);
    if (!viewer || viewer.id !== claims.userId) throw new InvalidToken();
    return viewer;
  }

  override onSessionEnded(sessionId: string, callback: () => void): () => void {
    return this.watch.onEnd(sessionId, callback);
  }
}
