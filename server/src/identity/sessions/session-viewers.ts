import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import { trusted } from '#kernel/limits/newcomers.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { EVERYDAY_CLAIMS } from '#kernel/request/claim.js';
import type { AppScope } from '#kernel/request/scopes/app-scopes.js';
import type { Scope } from '#kernel/request/scopes/scope.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { CLAIMS_CHANGED } from '../granted-claims/claim.topics.js';
import { CLAIMS_IN_FORCE } from '../granted-claims/claim.statements.js';
import { LANGUAGE_FILTER } from '../users/language-filter.js';
import { SESSIONS_ENDED, VIEWER_CHANGED } from './session.events.js';

/** How long a replica that missed a message may use an outdated session. */
const CACHE_MS = 2_000;
const MAX_CACHED = 10_000;

/** Suspended people sign in, to see why; their access tokens don't work. */
const SIGNS_IN = '(u.is_active or u.suspended_at is not null)';
const HAS_SECOND_FACTOR = `exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)`;

const FOLLOWS_HASHTAGS = 'exists (select 1 from followed_hashtags f where f.user_id = u.id)';

/** $1 session. */
const BY_SESSION = `
select u.id, u.handle, u.role, u.language, u.default_visibility as "defaultVisibility", u.default_quote_rule as "defaultQuoteRule", array(select d.value from ${CLAIMS_IN_FORCE}) as claims, null::text[] as scopes,
  u.frozen_until as "frozenUntil", u.filters_version as "filtersVersion", ${LANGUAGE_FILTER} as "languageFilter", u.suspended_at is not null as "isSuspended",
  not ${trusted('u')} as "isNewcomer", ${FOLLOWS_HASHTAGS} as "followsHashtags",
  ${HAS_SECOND_FACTOR} as has_second_factor
from sessions s join users u on u.id = s.user_id
where s.id = $1::uuid and ${SIGNS_IN} and u.email_verified_at is not null`;

/** $1 personal access token. */
const BY_TOKEN = `
select u.id, u.handle, u.role, u.language, u.default_visibility as "defaultVisibility", u.default_quote_rule as "defaultQuoteRule", array(select d.value from ${CLAIMS_IN_FORCE}) as claims, t.scopes,
  u.frozen_until as "frozenUntil", u.filters_version as "filtersVersion", ${LANGUAGE_FILTER} as "languageFilter", false as "isSuspended",
  not ${trusted('u')} as "isNewcomer", ${FOLLOWS_HASHTAGS} as "followsHashtags",
  ${HAS_SECOND_FACTOR} as has_second_factor
from personal_tokens t join users u on u.id = t.user_id
where t.id = $1::uuid and (t.expires_at is null or t.expires_at > now()) and u.is_active and u.email_verified_at is not null`;

/** $1 session of an app. */
const BY_APP_SESSION = `
select u.id, u.handle, u.role, u.language, u.default_visibility as "defaultVisibility", u.default_quote_rule as "defaultQuoteRule", array(select d.value from ${CLAIMS_IN_FORCE}) as claims, '{}'::text[] as scopes,
  u.frozen_until as "frozenUntil", u.filters_version as "filtersVersion", ${LANGUAGE_FILTER} as "languageFilter", false as "isSuspended",
  not ${trusted('u')} as "isNewcomer", ${FOLLOWS_HASHTAGS} as "followsHashtags",
  ${HAS_SECOND_FACTOR} as has_second_factor, s.app_id, s.app_scopes
from sessions s join users u on u.id = s.user_id
where s.id = $1::uuid and s.app_id is not null and u.is_active and u.email_verified_at is not null`;

/** $1 sessions and personal access tokens. */
const LIVE = `
select s.id from sessions s join users u on u.id = s.user_id
where s.id = any($1::uuid[]) and ${SIGNS_IN} and u.email_verified_at is not null
union all
select t.id from personal_tokens t join users u on u.id = t.user_id
where t.id = any($1::uuid[]) and (t.expires_at is null or t.expires_at > now()) and u.is_active and u.email_verified_at is not null`;

type ViewerRow = Omit<SignedInViewer, 'sessionId' | 'claims' | 'scopes' | 'needsSecondFactor'> & {
  claims: string[];
  scopes: Scope[] | null;
  has_second_factor: boolean;
  app_id?: string | null;
  app_scopes?: AppScope[] | null;
};

/** The viewer of a live session, of a browser or an app, or personal access token. Cached for two seconds; a topic invalidates it at once. */
@Injectable()
export class SessionViewers implements OnModuleInit, OnModuleDestroy {
  private readonly cached = new LRUCache<string, SignedInViewer>({ max: MAX_CACHED, ttl: CACHE_MS });
  private readonly pending = new Map<string, Promise<SignedInViewer | null>>();
  private readonly subscriptions: (() => void)[] = [];
  /** Counts invalidations, so that a lookup that began earlier is not cached. */
  private invalidations = 0;

  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.subscriptions.push(
      this.topics.subscribe(SESSIONS_ENDED, ({ sessionIds }) => this.invalidate((id) => sessionIds.includes(id))),
      this.topics.subscribe(VIEWER_CHANGED, ({ userId }) => this.invalidate((_, viewer) => viewer.id === userId)),
      this.topics.subscribe(CLAIMS_CHANGED, () => this.invalidate(() => true)),
      this.topics.onGap(() => this.invalidate(() => true)),
    );
  }

  onModuleDestroy(): void {
    for (const end of this.subscriptions) end();
  }

  /** @returns null if the session has ended, or the user is deactivated or leaving */
  bySession(sessionId: string): Promise<SignedInViewer | null> {
    return this.viewer(sessionId, BY_SESSION);
  }

  /** @returns null if the token was revoked or has expired, or the user is deactivated, suspended or leaving */
  byToken(tokenId: string): Promise<SignedInViewer | null> {
    return this.viewer(tokenId, BY_TOKEN);
  }

  /** @returns null if the session has ended, or the user is deactivated, suspended or leaving */
  byAppSession(sessionId: string): Promise<SignedInViewer | null> {
    return this.viewer(sessionId, BY_APP_SESSION);
  }

  /**
   * Whether the rights of the person don't count for want of a second factor, as it is now: the viewer of a subscription, or of the
   * operation that turns the factor on, is from before.
   */
  async needsSecondFactor({ sessionId, scopes, app }: SignedInViewer): Promise<boolean> {
    if (!this.requiresSecondFactor || app) return false;
    const now = await this.fetch(sessionId, scopes === null ? BY_SESSION : BY_TOKEN);
    return now?.needsSecondFactor ?? true;
  }

  /** @returns those of these sessions and personal access tokens that are live in the database */
  async liveAmong(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.database.rows<{ id: string }>(LIVE, [ids]);
    return new Set(rows.map((row) => row.id));
  }

  private get requiresSecondFactor(): boolean {
    return this.settings.STAFF_SECOND_FACTOR === 'required';
  }

  private async viewer(sessionId: string, statement: string): Promise<SignedInViewer | null> {
    const known = this.cached.get(sessionId);
    if (known) return known;

    let lookup = this.pending.get(sessionId);
    if (!lookup) {
      const started = this.fetch(sessionId, statement).finally(() => {
        if (this.pending.get(sessionId) === started) this.pending.delete(sessionId);
      });
      this.pending.set(sessionId, started);
      lookup = started;
    }
    return lookup;
  }

  private async fetch(sessionId: string, statement: string): Promise<SignedInViewer | null> {
    const before = this.invalidations;
    const [row] = await this.database.rows<ViewerRow>(statement, [sessionId]);
    if (!row) return null;
    const viewer = viewerOf(row, sessionId, this.requiresSecondFactor);
    if (this.invalidations === before) this.cached.set(sessionId, viewer);
    return viewer;
  }

  private invalidate(which: (sessionId: string, viewer: SignedInViewer) => boolean): void {
    this.invalidations += 1;
    this.pending.clear();
    for (const [sessionId, viewer] of [...this.cached.entries()])
      if (which(sessionId, viewer)) this.cached.delete(sessionId);
  }
}

/**
 * Without its scope, the rights of the administration don't count, wherever they are asked for; nor do those of staff without a
 * second factor, where the operator requires one.
 */
function viewerOf(
  {
    claims,
    scopes,
    role,
    has_second_factor: hasSecondFactor,
    app_id: appId,
    app_scopes: appScopes,
    ...person
  }: ViewerRow,
  sessionId: string,
  isRequiredOfStaff: boolean,
): SignedInViewer {
  const isStaff = role !== 'basic' || claims.some((claim) => !EVERYDAY_CLAIMS.includes(claim));
  const needsSecondFactor = isRequiredOfStaff && isStaff && !hasSecondFactor;
  const isAdministrating = !needsSecondFactor && (scopes === null || scopes.includes('admin'));
  return {
    ...person,
    sessionId,
    role: isAdministrating ? role : 'basic',
    claims: new Set(isAdministrating ? claims : claims.filter((claim) => EVERYDAY_CLAIMS.includes(claim))),
    scopes: scopes && new Set(scopes),
    ...(appId ? { app: { id: appId, scopes: new Set(appScopes) } } : undefined),
    needsSecondFactor,
  };
}
