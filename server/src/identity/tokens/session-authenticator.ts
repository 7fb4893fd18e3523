import { Injectable } from '@nestjs/common';
import { InvalidToken } from '#kernel/errors/app-error.js';
import { Authenticator } from '#kernel/request/authenticator.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { isAppToken } from '../apps/app-token.js';
import { AppTokenReader } from '../apps/app-token-reader.js';
import { isPersonalToken } from '../personal-tokens/personal-token.js';
import { PersonalTokenReader } from '../personal-tokens/personal-token-reader.js';
import { AccessTokens } from './access-tokens.js';
import { SessionViewers } from '../sessions/session-viewers.js';
import { SessionWatch } from '../sessions/session-watch.js';

/** Accepts an access token as long as the session that it was issued for is active, live personal access tokens, and those of apps. */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly personal: PersonalTokenReader,
    private readonly apps: AppTokenReader,
    private readonly viewers: SessionViewers,
    private readonly watch: SessionWatch,
  ) {
    super();
  }

  override async viewerOf(token: string): Promise<Viewer> {
    return isAppToken(token) ? this.apps.viewerOf(token) : this.personOf(token);
  }

  override async personOf(token: string): Promise<SignedInViewer> {
    if (isPersonalToken(token)) return this.personal.viewerOf(token);
    const claims = await this.tokens.read(token);
    const viewer = await this.viewers.bySession(claims.sessionId);
    if (!viewer || viewer.id !== claims.userId) throw new InvalidToken();
    return viewer;
  }

  override onSessionEnded(sessionId: string, callback: () => void): () => void {
    return this.watch.onEnd(sessionId, callback);
  }
}
