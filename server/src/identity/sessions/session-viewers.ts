import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { CLAIMS_CHANGED } from '../claims/claim.topics.js';
import { CLAIMS_IN_FORCE } from '../claims/claim.statements.js';
import { SESSIONS_ENDED, VIEWER_CHANGED } from './session.events.js';

/** How long a replica that missed a message can go on believing in a session. */
const CACHE_MS = 2_000;
const MAX_CACHED = 10_000;

/** $1 session. */
const BY_SESSION = `
select u.id, u.handle, u.role, u.language, array(select d.value from ${CLAIMS_IN_FORCE}) as claims
from sessions s join users u on u.id = s.user_id
where s.id = $1::uuid and u.is_active and u.email_verified_at is not null`;

type ViewerRow = Omit<SignedInViewer, 'sessionId' | 'claims'> & { claims: string[] };

interface CachedViewer {
  readonly viewer: SignedInViewer;
  readonly freshUntil: number;
}

/** Who stands behind a live session: looked up at each request, remembered for two seconds, forgotten at once by topic. */
@Injectable()
export class SessionViewers implements OnModuleInit, OnModuleDestroy {
  private readonly cached = new Map<string, CachedViewer>();
  private readonly underWay = new Map<string, Promise<SignedInViewer | null>>();
  private readonly subscriptions: (() => void)[] = [];
  /** Counts what was forgotten, so that a look-up that began before is not remembered after. */
  private forgotten = 0;

  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
  ) {}

  onModuleInit(): void {
    this.subscriptions.push(
      this.topics.subscribe(SESSIONS_ENDED, ({ sessionIds }) => this.forget((id) => sessionIds.includes(id))),
      this.topics.subscribe(VIEWER_CHANGED, ({ userId }) => this.forget((_, viewer) => viewer.id === userId)),
      this.topics.subscribe(CLAIMS_CHANGED, () => this.forget(() => true)),
      this.topics.onGap(() => this.forget(() => true)),
    );
  }

  onModuleDestroy(): void {
    for (const end of this.subscriptions) end();
  }

  /** @returns null where the session is over or its person is deactivated */
  async bySession(sessionId: string): Promise<SignedInViewer | null> {
    const known = this.cached.get(sessionId);
    if (known && known.freshUntil > performance.now()) return known.viewer;

    let lookup = this.underWay.get(sessionId);
    if (!lookup) {
      const started = this.lookUp(sessionId).finally(() => {
        if (this.underWay.get(sessionId) === started) this.underWay.delete(sessionId);
      });
      this.underWay.set(sessionId, started);
      lookup = started;
    }
    return lookup;
  }

  /** @returns those of `sessionIds` that are live, asked of the database */
  async liveAmong(sessionIds: readonly string[]): Promise<Set<string>> {
    if (sessionIds.length === 0) return new Set();
    const rows = await this.database.rows<{ id: string }>(
      'select s.id from sessions s join users u on u.id = s.user_id where s.id = any($1::uuid[]) and u.is_active and u.email_verified_at is not null',
      [sessionIds],
    );
    return new Set(rows.map((row) => row.id));
  }

  private async lookUp(sessionId: string): Promise<SignedInViewer | null> {
    const before = this.forgotten;
    const [row] = await this.database.rows<ViewerRow>(BY_SESSION, [sessionId]);
    if (!row) return null;
    const viewer: SignedInViewer = { ...row, sessionId, claims: new Set(row.claims) };
    if (this.forgotten === before) this.remember(sessionId, viewer);
    return viewer;
  }

  private remember(sessionId: string, viewer: SignedInViewer): void {
    if (this.cached.size >= MAX_CACHED) {
      const oldest = this.cached.keys().next().value;
      if (oldest !== undefined) this.cached.delete(oldest);
    }
    this.cached.delete(sessionId);
    this.cached.set(sessionId, { viewer, freshUntil: performance.now() + CACHE_MS });
  }

  private forget(which: (sessionId: string, viewer: SignedInViewer) => boolean): void {
    this.forgotten += 1;
    this.underWay.clear();
    for (const [sessionId, { viewer }] of this.cached) if (which(sessionId, viewer)) this.cached.delete(sessionId);
  }
}
