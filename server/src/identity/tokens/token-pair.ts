import { Injectable } from '@nestjs/common';
import { expiryOf } from '../model/session.entity.js';
import { AccessTokens } from './access-tokens.js';
import { readRefreshToken, type RefreshTokenParts, writeRefreshToken } from './refresh-token.js';
import { TokenKeys } from '../email-tokens/token-keys.js';

/** The tokens of a signed-in client. */
export interface TokenPair {
  readonly userId: string;
  readonly sessionId: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly refreshTokenExpiresAt: Date;
}

interface PairedSession {
  id: string;
  userId: string;
  /** Number of the refresh token to issue. */
  generation: number;
  createdAt: Date;
  lastUsedAt: Date;
}

@Injectable()
export class TokenPairs {
  constructor(
    private readonly access: AccessTokens,
    private readonly keys: TokenKeys,
  ) {}

  /** A new access token, and the refresh token of the session's generation. */
  of(session: PairedSession): TokenPair {
    return {
      userId: session.userId,
      sessionId: session.id,
      token: this.access.issue(session.userId, session.id),
      refreshToken: writeRefreshToken({ family: session.id, generation: session.generation }, this.keys),
      refreshTokenExpiresAt: expiryOf(session),
    };
  }

  /** @returns null for a refresh token that this installation did not issue */
  read(refreshToken: string): RefreshTokenParts | null {
    return readRefreshToken(refreshToken, this.keys);
  }
}
