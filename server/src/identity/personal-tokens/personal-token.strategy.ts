import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { LRUCache } from 'lru-cache';
import { Database } from '#kernel/database/database.js';
import { InvalidToken } from '#kernel/errors/app-error.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { SessionViewers } from '../sessions/session-viewers.js';
import { OpaqueTokenStrategy } from './opaque-token.strategy.js';
import { hashOf, isPersonalToken } from './personal-token.js';
import { PersonalTokenUse } from './personal-token-use.js';

const MAX_KNOWN = 10_000;

const BY_HASH = 'select id from personal_tokens where token_hash = $1';

export const PERSONAL_TOKEN = 'personal-token';

/** Whose a personal access token is. */
@Injectable()
export class PersonalTokenStrategy extends PassportStrategy(OpaqueTokenStrategy, PERSONAL_TOKEN) {
  /** Ids by hashes, which never change: whether a token is still valid is asked for each request. */
  private readonly ids = new LRUCache<string, string>({ max: MAX_KNOWN });

  constructor(
    private readonly database: Database,
    private readonly viewers: SessionViewers,
    private readonly use: PersonalTokenUse,
  ) {
    super(isPersonalToken);
  }

  /** @throws InvalidToken when it is unknown, revoked or expired, or its owner deactivated */
  async validate(token: string): Promise<SignedInViewer> {
    const hash = hashOf(token);
    const key = hash.toString('base64');
    let id = this.ids.get(key);
    if (id === undefined) {
      const [row] = await this.database.rows<{ id: string }>(BY_HASH, [hash]);
      if (!row) throw new InvalidToken();
      id = row.id;
      this.ids.set(key, id);
    }
    const viewer = await this.viewers.byToken(id);
    if (!viewer) throw new InvalidToken();
    this.use.note(id);
    return viewer;
  }
}
