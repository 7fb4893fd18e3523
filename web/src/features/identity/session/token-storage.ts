export interface TokenPair {
  token: string;
  refreshToken: string;
}

const TOKEN = 'jwt';
const REFRESH_TOKEN = 'refreshToken';

/** Keeps the pair where every tab sees it; only in this tab's memory where the browser forbids storage. */
export class TokenStorage {
  private memory: Partial<TokenPair> = {};

  token(): string | null {
    return this.read(TOKEN) ?? this.memory.token ?? null;
  }

  refreshToken(): string | null {
    return this.read(REFRESH_TOKEN) ?? this.memory.refreshToken ?? null;
  }

  /** The refresh token first: whoever hears of the new access token finds its companion in place. */
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
      // Nothing was kept there.
    }
  }

  /** Calls the listener when another tab changed the access token. @returns a function that ends the listening */
  onChangedElsewhere(listener: () => void): () => void {
    const heard = ({ key, storageArea }: StorageEvent) => {
      if (storageArea === localStorage && (key === TOKEN || key === null)) listener();
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }

  private read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
}
