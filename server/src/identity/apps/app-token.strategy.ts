import { Injectable, Logger } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { LRUCache } from 'lru-cache';
import { Database } from '#kernel/database/database.js';
import { InvalidToken } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { AppScope } from '#kernel/request/scopes/app-scopes.js';
import type { Viewer, Visitor } from '#kernel/request/viewer.js';
import { OpaqueTokenStrategy } from '../personal-tokens/opaque-token.strategy.js';
import { hashOf } from '../personal-tokens/personal-token.js';
import { SessionViewers } from '../sessions/session-viewers.js';
import { isAppToken } from './app-token.js';

/** How often the use of a token is written at most. */
const EVERY_MS = 60_000;
const MAX_KNOWN = 10_000;

/** $1 SHA-256 of a token. */
const BY_HASH = `
select s.id as "sessionId", null::uuid as "appId", null::text[] as scopes from sessions s where s.token_hash = $1
union all
select null, t.app_id, t.scopes from app_tokens t where t.token_hash = $1`;

/** $1 session; another server may have written it. */
const NOTE_SESSION = `
update sessions set last_used_at = now() where id = $1::uuid and last_used_at < now() - make_interval(secs => ${EVERY_MS / 1_000})
returning id`;
/** $1 app. Its tokens for no one go together once none of them is used. */
const NOTE_APP = `
update app_tokens set last_used_at = now() where app_id = $1::uuid
  and (last_used_at is null or last_used_at < now() - make_interval(secs => ${EVERY_MS / 1_000}))
returning app_id`;

interface Row {
  /** Of an app that acts for a person. */
  readonly sessionId: string | null;
  /** Of an app that acts for no one. */
  readonly appId: string | null;
  readonly scopes: AppScope[] | null;
}

export const APP_TOKEN = 'app-token';

/** Whose the token of an app is, and what it may do. */
@Injectable()
export class AppTokenStrategy extends PassportStrategy(OpaqueTokenStrategy, APP_TOKEN) {
  private readonly logger = new Logger(AppTokenStrategy.name);
  /** By hashes, which never change: whether a session is live is asked for each request. */
  private readonly sessions = new LRUCache<string, string>({ max: MAX_KNOWN });
  private readonly noted = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: EVERY_MS });

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly viewers: SessionViewers,
  ) {
    super(isAppToken);
  }

  /** @throws InvalidToken when it is unknown or has ended, or its person may not use it */
  async validate(token: string): Promise<Viewer> {
    const hash = hashOf(token);
    const key = hash.toString('base64');
    let sessionId = this.sessions.get(key);
    if (sessionId === undefined) {
      const [row] = await this.database.rows<Row>(BY_HASH, [hash]);
      if (!row) throw new InvalidToken();
      if (row.sessionId === null) return this.appOf(row);
      sessionId = row.sessionId;
      this.sessions.set(key, sessionId);
    }
    const viewer = await this.viewers.byAppSession(sessionId);
    if (!viewer) throw new InvalidToken();
    this.note(NOTE_SESSION, sessionId);
    return viewer;
  }

  private appOf({ appId, scopes }: Row): Visitor {
    this.note(NOTE_APP, appId!);
    return { id: null, app: { id: appId!, scopes: new Set(scopes) } };
  }

  /** Written beside the request, and at most once a minute. */
  private note(statement: string, id: string): void {
    if (this.noted.has(id) || this.transactions.readOnly) return;
    this.noted.set(id, true);
    this.transactions
      .run((tx) => tx.rows(statement, [id]))
      .catch((error: unknown) => {
        this.logger.warn({ message: 'The last use of an app could not be written', error });
      });
  }
}
