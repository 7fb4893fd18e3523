import type { RefreshOutcome, TokenSource } from '../../../graphql/token-source';
import type { Exclusive } from './exclusive';
import { readToken, type TokenStatus } from './token';
import type { TokenExchange } from './token-exchange';
import type { TokenPair, TokenStorage } from './token-storage';

const FIRST_LOOK_MS = 1_000;
const LOOK_EVERY_MS = 30_000;
const REFRESH_BELOW_MS = 5 * 60_000;

/** Who this browser is signed in as, over all its tabs. Storage is the truth; nothing here outlives it. */
export class Session implements TokenSource {
  private readonly listeners = new Set<() => void>();
  private refreshing: Promise<RefreshOutcome> | null = null;

  constructor(
    private readonly storage: Pick<TokenStorage, 'token' | 'refreshToken' | 'keep' | 'clear' | 'onChangedElsewhere'>,
    private readonly exchange: TokenExchange,
    private readonly exclusive: Exclusive,
  ) {}

  token(): string | null {
    return this.storage.token();
  }

  status(): TokenStatus {
    return readToken(this.token()).status;
  }

  /** The id of the signed-in person, also while their token is expired and not refreshed yet; null for a visitor. */
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

  /** Forgets the tokens in every tab. @returns the refresh token, so that the server can be told */
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

  /** Looks at the token now and then, and when the page is seen again. @returns a function that ends the watch */
  watch(): () => void {
    const look = () => void this.look();
    const seen = () => {
      if (document.visibilityState === 'visible') look();
    };
    let timer = setTimeout(function again() {
      look();
      timer = setTimeout(again, LOOK_EVERY_MS);
    }, FIRST_LOOK_MS);
    const deafen = this.storage.onChangedElsewhere(() => this.announce());
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      deafen();
    };
  }

  /** One look: a token that is about to expire, has expired or cannot be read is replaced, without a word. */
  async look(): Promise<void> {
    const token = this.token();
    const { status, remainingMs } = readToken(token);
    if (status === 'No token' || (status === 'Valid' && remainingMs > REFRESH_BELOW_MS)) return;
    await this.refresh(token);
  }

  private async refreshUnlessDone(failed: string | null): Promise<RefreshOutcome> {
    const token = this.token();
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
      return 'refreshed';
    } catch {
      return 'unreachable';
    }
  }

  /** Storage changed while the server thought: another tab refreshed, signed in anew, or signed out. */
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
