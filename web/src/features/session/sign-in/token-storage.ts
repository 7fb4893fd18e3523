export interface TokenPair {
  token: string;
  refreshToken: string;
}

const TOKEN = 'jwt';
const REFRESH_TOKEN = 'refreshToken';
/** How long another tab's token may take to arrive on a busy device, in milliseconds, and how often this one looks for it. */
const ARRIVAL_MS = 5_000;
const STEP_MS = 20;

/** Stores the tokens for all tabs; in memory if the browser blocks storage. */
export class TokenStorage {
  private memory: Partial<TokenPair> = {};

  token(): string | null {
    return this.read(TOKEN) ?? this.memory.token ?? null;
  }

  refreshToken(): string | null {
    return this.read(REFRESH_TOKEN) ?? this.memory.refreshToken ?? null;
  }

  /** The refresh token first, so that it is there when other tabs see the new access token. */
  keep(pair: TokenPair): void {
    try {
      localStorage.setItem(REFRESH_TOKEN, pair.refreshToken);
      localStorage.setItem(TOKEN, pair.token);
      this.memory = {};
    } catch {
      this.memory = pair;
    }
  }

  clear(): void {
    this.memory = {};
    try {
      localStorage.removeItem(TOKEN);
      localStorage.removeItem(REFRESH_TOKEN);
    } catch {
      // Storage is blocked.
    }
  }

  /** Calls the listener when another tab changes the access token. @returns a function that unsubscribes */
  onChangedElsewhere(listener: () => void): () => void {
    const heard = ({ key, storageArea }: StorageEvent) => {
      if (storageArea === localStorage && (key === TOKEN || key === null)) listener();
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }

  /** Resolves when the access token is another one, or after five seconds. */
  async arrival(token: string): Promise<void> {
    const limit = performance.now() + ARRIVAL_MS;
    while (this.token() === token && performance.now() < limit)
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }

  private read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
}
