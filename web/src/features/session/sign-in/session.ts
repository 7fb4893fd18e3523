import type { RefreshOutcome, TokenSource } from '../../../graphql/token-source';
import type { Exclusive } from './exclusive';
import type { LastRefresh } from './last-refresh';
import { readToken, type TokenStatus } from './token';
import type { TokenExchange } from './token-exchange';
import type { TokenPair, TokenStorage } from './token-storage';

const FIRST_CHECK_MS = 1_000;
const CHECK_EVERY_MS = 30_000;
const REFRESH_BELOW_MS = 5 * 60_000;

/** The session of this browser, shared by all tabs. Storage is the source of truth. */
export class Session implements TokenSource {
  private readonly listeners = new Set<() => void>();
  private refreshing: Promise<RefreshOutcome> | null = null;

  constructor(
    private readonly storage: Pick<
      TokenStorage,
      'token' | 'refreshToken' | 'keep' | 'clear' | 'onChangedElsewhere' | 'arrival'
    >,
    private readonly exchange: TokenExchange,
    private readonly exclusive: Exclusive,
    private readonly lastRefresh: LastRefresh,
  ) {}

  token(): string | null {
    return this.storage.token();
  }

  status(): TokenStatus {
    return readToken(this.token()).status;
  }

  /** The user id, even while the token is expired; null for a visitor. */
  userId(): string | null {
    return readToken(this.token()).userId;
  }

  isUsable(token: string): boolean {
    return readToken(token).status === 'Valid';
  }

  onTokenChanged(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  signIn(pair: TokenPair): void {
    this.storage.keep(pair);
    this.announce();
  }

  /** Deletes the tokens in all tabs. @returns the refresh token, to end the session on the server */
  signOut(): string | null {
    const refreshToken = this.storage.refreshToken();
    this.storage.clear();
    this.announce();
    return refreshToken;
  }

  refresh(failed: string | null): Promise<RefreshOutcome> {
    this.refreshing ??= this.exclusive(() => this.refreshUnlessDone(failed)).finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  /** Checks the token regularly, and when the page becomes visible. @returns a function that stops it */
  watch(): () => void {
    const look = () => void this.look();
    const seen = () => {
      if (document.visibilityState === 'visible') look();
    };
    let timer = setTimeout(function again() {
      look();
      timer = setTimeout(again, CHECK_EVERY_MS);
    }, FIRST_CHECK_MS);
    const deafen = this.storage.onChangedElsewhere(() => this.announce());
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      deafen();
    };
  }

  /** Silently refreshes a token that is invalid, expired or about to expire. */
  async look(): Promise<void> {
    const token = this.token();
    const { status, remainingMs } = readToken(token);
    if (status === 'No token' || (status === 'Valid' && remainingMs > REFRESH_BELOW_MS)) return;
    await this.refresh(token);
  }

  private async refreshUnlessDone(failed: string | null): Promise<RefreshOutcome> {
    let token = this.token();
    // Another tab may have refreshed a moment ago, and what it stored may not have reached this one yet.
    if (token !== null && (await this.lastRefresh.replaced(token))) {
      await this.storage.arrival(token);
      token = this.token();
    }
    if (token !== failed && readToken(token).status === 'Valid') return 'refreshed';

    const refreshToken = this.storage.refreshToken();
    if (refreshToken === null) return this.end();

    try {
      const next = await this.exchange(refreshToken);
      const isOurs = this.storage.refreshToken() === refreshToken;
      if (next === 'refused') return isOurs ? this.end() : this.afterOthers();
      if (!isOurs) return this.afterOthers();
      this.storage.keep(next);
      this.announce();
      if (token !== null) await this.lastRefresh.save(token);
      return 'refreshed';
    } catch {
      return 'unreachable';
    }
  }

  /** Storage has changed during the request: another tab refreshed, signed in or signed out. */
  private afterOthers(): RefreshOutcome {
    return this.token() === null ? 'refused' : 'refreshed';
  }

  private end(): RefreshOutcome {
    this.signOut();
    return 'refused';
  }

  private announce(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
